import { type VipSortField, vipSortFields } from '@rover/contracts/vip';
import { readCsv } from '@rover/platform/testing/read-csv';
import { venueToday } from '@rover/venue/events/event-clock';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

const year = new Date().getUTCFullYear() + 1;
const hosts = [
  { hostName: 'Zoë Áine', hostEmail: 'zoe@host.test', guestCount: 20, eventDate: `${year}-03-17` },
  { hostName: 'Bran 100%', hostEmail: 'bran@host.test', guestCount: 10, eventLocation: 'Entire Venue' },
  { hostName: 'Ciara_Doyle', hostEmail: 'CIARA@host.test', guestCount: 80, eventType: 'Baby Shower / Revelations' },
  { hostName: 'Back\\slash', hostEmail: 'back@host.test', guestCount: 20, eventLocation: '' },
  { hostName: 'Ann Bonny', hostEmail: 'ann@elsewhere.test', guestCount: 15, specialRequests: 'A parrot' },
];

beforeAll(async () => {
  bookings = await OpenBookings.open();
  for (const host of hosts) await bookings.vip(host);
  const [ann] = (await bookings.vipList({ search: 'ann' })).vipBookings;
  await bookings.asAdmin('PUT', `/api/admin/vip-bookings/${ann?.id}`, { status: 'cancelled' });
});
afterAll(() => bookings?.close());

const names = async (query: Record<string, string>) =>
  (await bookings.vipList(query)).vipBookings.map(({ hostName }) => hostName);

describe('the list of VIP bookings', () => {
  it('shows the newest first when nothing is asked', async () => {
    expect(await bookings.vipList()).toMatchObject({ total: 5, page: 1, pageSize: 500 });
    expect(await names({})).toEqual(['Ann Bonny', 'Back\\slash', 'Ciara_Doyle', 'Bran 100%', 'Zoë Áine']);
  });

  it.each([
    ['ZOË Á', ['Zoë Áine']],
    ['ciara@HOST', ['Ciara_Doyle']],
    ['revelations', ['Ciara_Doyle']],
    ['entire v', ['Bran 100%']],
    ['lounge', ['Ann Bonny', 'Ciara_Doyle', 'Zoë Áine']],
    ['birthday', ['Ann Bonny', 'Back\\slash', 'Bran 100%', 'Zoë Áine']],
    ['  bonny ', ['Ann Bonny']],
    ['a_d', ['Ciara_Doyle']],
    ['0%', ['Bran 100%']],
    ['\\', ['Back\\slash']],
    ['parrot', []],
    ['624 555', []],
    ["' OR '1'='1", []],
  ])('finds %j in names, emails, occasions and places', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await bookings.vipList({ search })).total).toBe(found.length);
  });

  it('filters by status', async () => {
    expect(await names({ status: 'cancelled' })).toEqual(['Ann Bonny']);
    expect(await names({ status: 'confirmed' })).toEqual([]);
    expect(await bookings.vipList({ status: 'pending' })).toMatchObject({ total: 4 });
    expect(await names({ status: 'all', search: 'ann' })).toEqual(['Ann Bonny']);
    expect(await names({ status: 'pending', search: 'ann' })).toEqual([]);
  });

  it('sorts by name as a person would', async () => {
    const sorted = ['Ann Bonny', 'Back\\slash', 'Bran 100%', 'Ciara_Doyle', 'Zoë Áine'];
    expect(await names({ sort: 'hostName', order: 'asc' })).toEqual(sorted);
  });

  it.each(vipSortFields.flatMap((sort) => ['', 'e'].map((search): [VipSortField, string] => [sort, search])))(
    'sorts by %s both ways and on every page alike, search %j',
    async (sort, search) => {
      const up = (await bookings.vipList({ sort, search, order: 'asc' })).vipBookings;
      expect(up).toHaveLength(5);
      expect((await bookings.vipList({ sort, search, order: 'desc' })).vipBookings).toEqual(up.toReversed());
      const values = up.map((booking) => booking[sort]);
      if (sort !== 'hostName') {
        expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }
      const paged = await Promise.all(
        ['1', '2', '3'].map((page) => bookings.vipList({ sort, search, order: 'asc', page, pageSize: '2' })),
      );
      expect(paged.flatMap(({ vipBookings }) => vipBookings)).toEqual(up);
      expect(paged.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual([
        [5, 1, 2],
        [5, 2, 2],
        [5, 3, 2],
      ]);
    },
  );
});

it('is a file, too: what is found, with no cell that calculates', async () => {
  const authorization = `Bearer ${bookings.services.keys.token()}`;
  const response = await fetch(`${bookings.url}/api/admin/vip-bookings/export?search=lounge&order=asc`, {
    headers: { authorization },
  });
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="vip-bookings-${venueToday()}.csv"`);
  const rows = readCsv(await response.text());
  expect(rows.map((row) => row['Host Name'])).toEqual(['Zoë Áine', 'Ciara_Doyle', 'Ann Bonny']);
  expect(rows[2]).toMatchObject({
    Email: 'ann@elsewhere.test',
    Phone: "'+52 624 555 0101",
    'Event Type': 'Birthdays',
    Date: venueToday(),
    Location: 'VIP Lounge',
    Guests: '15',
    Status: 'cancelled',
    'Special Requests': 'A parrot',
    'Button Source': 'hero',
  });
});

describe('the doors for admins', () => {
  it.each([
    ['GET', '/api/admin/vip-bookings'],
    ['GET', '/api/admin/vip-bookings/export'],
    ['PUT', '/api/admin/vip-bookings/5e551070-0000-4000-8000-000000000001'],
    ['DELETE', '/api/admin/vip-bookings/5e551070-0000-4000-8000-000000000001'],
  ])('%s %s are closed to guests and customers', async (method, path) => {
    expect((await bookings.call(method, path)).status).toBe(401);
    const authorization = `Bearer ${bookings.services.keys.token({ userType: 'customer' })}`;
    expect((await bookings.call(method, path, undefined, { authorization })).status).toBe(403);
  });
});
