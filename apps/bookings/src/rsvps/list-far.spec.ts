import { rowsRead } from '@rover/platform/testing/rows-read';
import { enterCrowd } from '../testing/crowd.js';
import { OpenBookings } from '../testing/open-bookings.js';
import { ListRsvps } from './list-rsvps.js';
import { Rsvp } from './rsvp.entity.js';
import { RsvpListDto } from './rsvp-list.dto.js';

let bookings: OpenBookings;
let eventId: string;

const size = 2_345;
const pageSize = 100;
const pages = Math.ceil(size / pageSize);

beforeAll(async () => {
  bookings = await OpenBookings.open();
  ({ eventId } = await bookings.event({ capacity: 0 }));
  await enterCrowd(bookings.dataSource, eventId, size);
});
afterAll(() => bookings?.close());

const page = (number: number, query: Record<string, string> = {}) =>
  bookings.list({ page: `${number}`, pageSize: `${pageSize}`, ...query });

describe('pages far from the first', () => {
  it.each([
    ['createdAt', 'asc'],
    ['createdAt', 'desc'],
    ['guests', 'asc'],
    ['guests', 'desc'],
    ['status', 'asc'],
    ['status', 'desc'],
  ])('by %s %s show everybody once, in order', async (sort, order) => {
    const seen = [];
    for (let number = 1; number <= pages; number += 1) {
      seen.push(...(await page(number, { sort, order })).rsvpBookings);
    }
    const expected = [...seen].sort((a, b) => {
      const [one, other] = sort === 'guests' ? [a.guests, b.guests] : [a.createdAt, b.createdAt];
      return (one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1) * (order === 'asc' ? 1 : -1);
    });
    expect(new Set(seen.map(({ id }) => id)).size).toBe(size);
    expect(seen.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('end where the list ends, also one that is searched', async () => {
    expect((await page(pages)).rsvpBookings).toHaveLength(size % pageSize);
    expect(await page(pages + 1)).toEqual({ rsvpBookings: [], total: size, page: pages + 1, pageSize });
    const ones = { search: 'guest 1', sort: 'createdAt', order: 'asc' };
    const { total } = await page(1, ones);
    expect(total).toBe(1_111);
    expect((await page(12, ones)).rsvpBookings.map(({ fullName }) => fullName).at(-1)).toBe('Guest 1999');
  });
});

describe('whoever leafs on far from both ends', () => {
  const oldest = { sort: 'createdAt', order: 'asc' };
  const newest = { sort: 'createdAt', order: 'desc' };
  const guests = async (number: number, query: Record<string, string> = oldest) =>
    (await page(number, query)).rsvpBookings.map(({ fullName }) => fullName);
  const from = (first: number, count = pageSize) =>
    Array.from({ length: count }, (_, index) => `Guest ${first + index}`);

  const nothing = async (): Promise<unknown> => undefined;

  /** How many rows are read for page 12 of the oldest and for another page after something happened. */
  const readTo = (number: number, query = oldest, happening = nothing) =>
    rowsRead(bookings.dataSource, 'rsvps', async (manager) => {
      const list = new ListRsvps(manager.getRepository(Rsvp));
      const asked = (query: object) => list.list(Object.assign(new RsvpListDto(), { pageSize }, query));
      await asked({ ...oldest, page: 12 });
      await happening();
      await asked({ ...query, page: number });
    });
  const change = (statement: string, guest = 'Guest 1') =>
    bookings.dataSource.query(`${statement} WHERE full_name = '${guest}'`);

  it.each([
    ['is not led there anew from the beginning or the end', 12, oldest, nothing],
    ['nor to the next page', 13, oldest, nothing],
    ['nor to the page before', 11, oldest, nothing],
    ['nor to one in the other order', 12, newest, nothing],
    ['nor after somebody booked', 12, newest, () => bookings.rsvp({ eventId })],
    ['nor after a booking was changed', 12, oldest, () => change("UPDATE rsvps SET status = 'pending'")],
  ])('%s', async (_, number, query, happening) => {
    const once = (await readTo(1)) - pageSize;
    expect((await readTo(number, query, happening)) - once).toBeLessThan(4 * pageSize);
  });

  it('may change the size of the page', async () => {
    expect(await guests(12)).toEqual(from(1_101));
    expect(await guests(14, { ...oldest, pageSize: '80' })).toEqual(from(1_041, 80));
    expect(await guests(6, { ...oldest, pageSize: '220' })).toEqual(from(1_101, 220));
  });

  it('sees who moves meanwhile, who leaves and who books', async () => {
    expect(await guests(12)).toEqual(from(1_101));
    await change("UPDATE rsvps SET created_at = '2020-01-05'");
    expect(await guests(12)).toEqual(from(1_102));
    await change("UPDATE rsvps SET created_at = '2020-01-01'");
    expect([await guests(12), await guests(11)]).toEqual([from(1_101), from(1_001)]);
    await change('DELETE FROM rsvps');
    expect([await guests(11), await guests(12)]).toEqual([from(1_002), from(1_102)]);
    await enterCrowd(bookings.dataSource, eventId, 1);
    expect([await guests(12), await guests(13)]).toEqual([from(1_101), from(1_201)]);
  });

  it('comes to the page though the row that led there is gone, and nobody counted that', async () => {
    expect(await guests(12)).toEqual(from(1_101));
    await change('UPDATE rsvps SET id = gen_random_uuid()', 'Guest 1101');
    expect(await guests(12)).toEqual(from(1_101));
  });

  it('sees the same page of the newest, one on for each that booked meanwhile', async () => {
    const pages = async () => (await Promise.all([12, 13, 14].map((number) => guests(number, newest)))).flat();
    const before = await pages();
    await bookings.rsvp({ eventId });
    expect((await pages()).slice(1)).toEqual(before.slice(0, -1));
  });

  it('sees who booked between the count and the page', async () => {
    const expected = await guests(14, newest);
    const rsvps = bookings.dataSource.createEntityManager().getRepository(Rsvp);
    const list = async (page: number) => {
      const query = Object.assign(new RsvpListDto(), { ...newest, page, pageSize });
      return (await new ListRsvps(rsvps).list(query)).rsvpBookings.map(({ fullName }) => fullName);
    };
    const build = rsvps.createQueryBuilder.bind(rsvps);
    jest.spyOn(rsvps, 'createQueryBuilder').mockImplementationOnce((...alias) => {
      const builder = build(...alias);
      const read = builder.getMany.bind(builder);
      builder.getMany = () => bookings.rsvp({ eventId }).then(read);
      return builder;
    });
    await list(12);
    expect((await list(14)).slice(1)).toEqual(expected.slice(0, -1));
  });

  it('sees who began to book before others and was done after them', async () => {
    const slow = bookings.dataSource.createQueryRunner();
    try {
      await slow.startTransaction();
      await enterCrowd(slow, eventId, 3_000, 3_000, 'now');
      await enterCrowd(bookings.dataSource, eventId, 3_000 + size, 3_001, 'tomorrow');
      const before = [await guests(13, newest), await guests(14, newest)];
      await slow.commitTransaction();
      expect([await guests(13, newest), await guests(14, newest)]).toEqual(before);
    } finally {
      await slow.release();
    }
  });
});
