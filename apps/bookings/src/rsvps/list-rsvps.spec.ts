import { randomUUID } from 'node:crypto';
import { type RsvpSortField, rsvpSortFields } from '@rover/contracts/rsvps';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;
let eventId: string;

const guests = [
  { fullName: 'Zoë Áine', email: 'zoe@guest.test', guests: 2 },
  { fullName: 'Bran 100%', email: 'bran@guest.test', guests: 1 },
  { fullName: 'Ciara_Doyle', email: 'CIARA@guest.test', guests: 8 },
  { fullName: 'Back\\slash', email: 'back@guest.test', guests: 2 },
];

beforeAll(async () => {
  bookings = await OpenBookings.open();
  ({ eventId } = await bookings.event({ title: 'Whiskey & Tall Tales', capacity: 0 }));
  for (const guest of guests) await bookings.rsvp({ eventId, ...guest });
  const { eventId: other } = await bookings.event({ title: 'Pub Quiz', capacity: 0 });
  await bookings.rsvp({ eventId: other, fullName: 'Ann Bonny', email: 'ann@elsewhere.test' });
  const [ann] = (await bookings.list({ search: 'ann' })).rsvpBookings;
  await bookings.asAdmin('PUT', `/api/admin/rsvp-bookings/${ann?.id}`, { status: 'cancelled' });
});
afterAll(() => bookings?.close());

const names = async (query: Record<string, string>) =>
  (await bookings.list(query)).rsvpBookings.map(({ fullName }) => fullName);

describe('the list of RSVPs', () => {
  it('shows the newest first when nothing is asked', async () => {
    expect(await bookings.list()).toMatchObject({ total: 5, page: 1, pageSize: 500 });
    expect(await names({})).toEqual(['Ann Bonny', 'Back\\slash', 'Ciara_Doyle', 'Bran 100%', 'Zoë Áine']);
  });

  it.each([
    ['zoë', ['Zoë Áine']],
    ['ZOË Á', ['Zoë Áine']],
    ['ciara@GUEST', ['Ciara_Doyle']],
    ['tall tales', ['Back\\slash', 'Ciara_Doyle', 'Bran 100%', 'Zoë Áine']],
    ['  bonny ', ['Ann Bonny']],
    ['a_d', ['Ciara_Doyle']],
    ['%', ['Bran 100%']],
    ['0%', ['Bran 100%']],
    ['\\', ['Back\\slash']],
    ['quiz', ['Ann Bonny']],
    ['z', ['Ann Bonny', 'Zoë Áine']],
    ['nobody', []],
    ["' OR '1'='1", []],
    ['624 555', []],
  ])('finds %j in names, emails and titles', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await bookings.list({ search })).total).toBe(found.length);
  });

  it('filters by status and by event', async () => {
    expect(await names({ status: 'cancelled' })).toEqual(['Ann Bonny']);
    expect(await names({ status: 'pending' })).toEqual([]);
    expect(await names({ status: 'all', search: 'ann' })).toEqual(['Ann Bonny']);
    expect(await bookings.list({ eventId, status: 'confirmed' })).toMatchObject({ total: 4 });
    expect(await bookings.list({ eventId, status: 'cancelled' })).toMatchObject({ total: 0, rsvpBookings: [] });
  });

  it('tells of one that is asked for by its id, if all else holds of it', async () => {
    const [ann] = (await bookings.list({ search: 'ann' })).rsvpBookings;
    const id = ann?.id ?? '';
    expect(await bookings.list({ id })).toMatchObject({ total: 1, rsvpBookings: [{ id, fullName: 'Ann Bonny' }] });
    expect(await bookings.list({ id, status: 'confirmed' })).toMatchObject({ total: 0, rsvpBookings: [] });
    expect(await bookings.list({ id: randomUUID() })).toMatchObject({ total: 0, rsvpBookings: [] });
    const refused = await bookings.asAdmin('GET', '/api/admin/rsvp-bookings?id=ann');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'id' }] } });
  });

  it('sorts by name as a person would', async () => {
    const sorted = ['Ann Bonny', 'Back\\slash', 'Bran 100%', 'Ciara_Doyle', 'Zoë Áine'];
    expect(await names({ sort: 'fullName', order: 'asc' })).toEqual(sorted);
    expect(await names({ sort: 'fullName', order: 'desc' })).toEqual(sorted.toReversed());
  });

  it.each(rsvpSortFields.flatMap((sort) => ['', 'e'].map((search): [RsvpSortField, string] => [sort, search])))(
    'sorts by %s both ways and on every page alike, search %j',
    async (sort, search) => {
      const up = (await bookings.list({ sort, search, order: 'asc' })).rsvpBookings;
      expect((await bookings.list({ sort, search, order: 'desc' })).rsvpBookings).toEqual(up.toReversed());
      const values = up.map((rsvp) => rsvp[sort]);
      if (sort !== 'fullName' && sort !== 'eventTitle') {
        expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }
      const paged = await Promise.all(
        ['1', '2', '3'].map((page) => bookings.list({ sort, search, order: 'asc', page, pageSize: '2' })),
      );
      expect(paged.flatMap(({ rsvpBookings }) => rsvpBookings)).toEqual(up);
      expect(paged.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual([
        [5, 1, 2],
        [5, 2, 2],
        [5, 3, 2],
      ]);
    },
  );

  it('is empty beyond its last page', async () => {
    expect(await bookings.list({ page: '1000000' })).toEqual({ rsvpBookings: [], total: 5, page: 1e6, pageSize: 500 });
  });
});

describe('the doors for admins', () => {
  it.each([
    ['GET', '/api/admin/rsvp-bookings'],
    ['GET', '/api/admin/rsvp-bookings/export'],
    ['PUT', '/api/admin/rsvp-bookings/5e551070-0000-4000-8000-000000000001'],
    ['DELETE', '/api/admin/rsvp-bookings/5e551070-0000-4000-8000-000000000001'],
  ])('%s %s are closed to guests and customers', async (method, path) => {
    expect((await bookings.call(method, path)).status).toBe(401);
    const authorization = `Bearer ${bookings.services.keys.token({ userType: 'customer' })}`;
    expect((await bookings.call(method, path, undefined, { authorization })).status).toBe(403);
  });
});
