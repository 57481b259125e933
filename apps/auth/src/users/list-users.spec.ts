import { type UserListAnswer, userSortFields } from '@rover/contracts/users';
import { readCsv } from '@rover/platform/testing/read-csv';
import { venueToday } from '@rover/venue/events/event-clock';
import { admin, OpenAuth } from '../testing/open-auth.js';

let auth: OpenAuth;
let token: string;

const people = [
  { email: 'ann@guest.test', firstName: 'Ann', lastName: 'Bonny' },
  { email: 'bran@guest.test', firstName: 'Bran', lastName: '100%', lastLogin: new Date('2026-01-02') },
  { email: 'ciara@elsewhere.test', firstName: 'Ciara', lastName: 'O’Doyle_', userType: 'admin', isActive: false },
  { email: 'dara@guest.test.deleted.1764000000000', firstName: 'Dara', lastName: 'Zoë', isActive: false },
] as const;

beforeAll(async () => {
  auth = await OpenAuth.open();
  for (const [index, person] of people.entries()) {
    await auth.accounts.insert({
      userType: 'customer',
      isActive: true,
      isEmailVerified: true,
      passwordHash: 'none',
      createdAt: new Date(Date.UTC(2026, 0, index + 1)),
      ...person,
    });
  }
  token = await auth.tokenOf();
});
afterAll(() => auth?.close());

async function list(query: Record<string, string> = {}): Promise<UserListAnswer> {
  const path = `/api/admin/users?${new URLSearchParams(query)}`;
  return (await auth.call<UserListAnswer>('GET', path, undefined, token)).body;
}

const names = async (query: Record<string, string>) => (await list(query)).users.map(({ firstName }) => firstName);

describe('the list of users', () => {
  it('shows everybody, the newest first, when nothing is asked', async () => {
    const { users, ...rest } = await list();
    expect(rest).toEqual({ total: 5, page: 1, pageSize: 500 });
    expect(users.map(({ firstName }) => firstName)).toEqual(['Publican', 'Dara', 'Ciara', 'Bran', 'Ann']);
    expect(Object.keys(users[0] ?? {}).sort()).toEqual(
      [
        'createdAt',
        'email',
        'firstName',
        'id',
        'isActive',
        'isEmailVerified',
        'lastLogin',
        'lastName',
        'userType',
      ].sort(),
    );
  });

  it.each([
    ['active', ['Publican', 'Bran', 'Ann']],
    ['inactive', ['Ciara']],
    ['deleted', ['Dara']],
    ['all', ['Publican', 'Dara', 'Ciara', 'Bran', 'Ann']],
  ])('filters by status %s', async (status, found) => expect(await names({ status })).toEqual(found));

  it('filters by type', async () => {
    expect(await names({ type: 'admin' })).toEqual(['Publican', 'Ciara']);
    expect(await names({ type: 'admin', status: 'active' })).toEqual(['Publican']);
    expect(await names({ type: 'customer', status: 'deleted' })).toEqual(['Dara']);
  });

  it.each([
    ['ann bon', ['Ann']],
    ['BRAN@', ['Bran']],
    ['guest.test', ['Dara', 'Bran', 'Ann']],
    ['%', ['Bran']],
    ['e_', ['Ciara']],
    ['zoë', ['Dara']],
    ['dara zoe', ['Dara']],
    ["o'doyle", ['Ciara']],
    ['O’Doyle', ['Ciara']],
    ['nobody', []],
    ["' OR '1'='1", []],
  ])('finds %j in names and emails', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await list({ search })).total).toBe(found.length);
  });

  it('counts a login that never was as the oldest', async () => {
    expect((await names({ sort: 'lastLogin', order: 'desc' })).slice(0, 2)).toEqual(['Publican', 'Bran']);
    expect((await names({ sort: 'lastLogin', order: 'asc' })).slice(-2)).toEqual(['Bran', 'Publican']);
  });

  it.each(userSortFields)('sorts by %s both ways and on every page alike', async (sort) => {
    const up = await names({ sort, order: 'asc' });
    expect(await names({ sort, order: 'desc' })).toEqual(up.toReversed());
    const pages = ['1', '2', '3'].map((page) => names({ sort, order: 'asc', page, pageSize: '2' }));
    expect((await Promise.all(pages)).flat()).toEqual(up);
  });

  it('sorts by email as a person would', async () => {
    expect((await list({ sort: 'email', order: 'asc' })).users.map(({ email }) => email)).toEqual(
      [admin.email, ...people.map(({ email }) => email)].sort(),
    );
  });

  it.each<Record<string, string>>([
    { status: 'asleep' },
    { type: 'owner' },
    { sort: 'passwordHash' },
    { order: 'up' },
    { page: '0' },
    { pageSize: '501' },
  ])('refuses %j', async (query) => {
    const path = `/api/admin/users?${new URLSearchParams(query)}`;
    expect((await auth.call('GET', path, undefined, token)).status).toBe(400);
  });
});

describe('the file of users', () => {
  const exported = async (query: Record<string, string> = {}) => {
    const path = `${auth.url}/api/admin/users/export?${new URLSearchParams(query)}`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    return { headers: response.headers, rows: readCsv(await response.text()) };
  };

  it('says of a user what the desk does, and nothing of the password', async () => {
    const { headers, rows } = await exported({ search: 'bran' });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="users-${venueToday()}.csv"`);
    expect(rows).toEqual([
      {
        'First Name': 'Bran',
        'Last Name': '100%',
        Email: 'bran@guest.test',
        Type: 'customer',
        Active: 'yes',
        'Email Verified': 'yes',
        Joined: '2026-01-01 17:00',
        'Last Login': '2026-01-01 17:00',
      },
    ]);
  });

  it('holds what is searched and filtered for, in the order asked for', async () => {
    const found = async (query: Record<string, string>) =>
      (await exported({ ...query, pageSize: '1' })).rows.map((row) => row['First Name']);
    expect(await found({ status: 'inactive' })).toEqual(['Ciara']);
    expect(await found({ sort: 'lastLogin', order: 'asc', type: 'customer' })).toHaveLength(3);
    expect((await found({ sort: 'lastLogin', order: 'asc' })).slice(-2)).toEqual(['Bran', 'Publican']);
  });
});
