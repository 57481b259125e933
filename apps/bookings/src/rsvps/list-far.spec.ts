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
  const guests = async (number: number, query: Record<string, string> = oldest) =>
    (await page(number, query)).rsvpBookings.map(({ fullName }) => fullName);
  const from = (first: number, count = pageSize) =>
    Array.from({ length: count }, (_, index) => `Guest ${first + index}`);

  it('is not led there anew from the beginning or the end', async () => {
    const readTo = (number: number) =>
      rowsRead(bookings.dataSource, 'rsvps', async (manager) => {
        const list = new ListRsvps(manager.getRepository(Rsvp));
        const asked = (page: number) => list.list(Object.assign(new RsvpListDto(), oldest, { page, pageSize }));
        await asked(12);
        await asked(number);
      });
    const once = (await readTo(1)) - pageSize;
    const twice = await Promise.all([12, 13, 11].map(readTo));
    for (const read of twice) expect(read - once).toBeLessThan(4 * pageSize);
  });

  it('may change the size of the page', async () => {
    expect(await guests(12)).toEqual(from(1_101));
    expect(await guests(14, { ...oldest, pageSize: '80' })).toEqual(from(1_041, 80));
    expect(await guests(6, { ...oldest, pageSize: '220' })).toEqual(from(1_101, 220));
  });

  it('sees who moves meanwhile, who leaves and who books', async () => {
    const change = (statement: string) => bookings.dataSource.query(`${statement} WHERE full_name = 'Guest 1'`);
    expect(await guests(12)).toEqual(from(1_101));
    await change("UPDATE rsvps SET created_at = '2030-01-05'");
    expect(await guests(12)).toEqual(from(1_102));
    await change("UPDATE rsvps SET created_at = '2030-01-01'");
    expect([await guests(12), await guests(11)]).toEqual([from(1_101), from(1_001)]);
    await change('DELETE FROM rsvps');
    expect([await guests(11), await guests(12)]).toEqual([from(1_002), from(1_102)]);
    await enterCrowd(bookings.dataSource, eventId, 1);
    expect([await guests(12), await guests(13)]).toEqual([from(1_101), from(1_201)]);
  });

  it('comes to the page though the row that led there is gone, and nobody counted that', async () => {
    expect(await guests(12)).toEqual(from(1_101));
    await bookings.dataSource.query(`
      ALTER TABLE rsvps DISABLE TRIGGER tally_changed;
      UPDATE rsvps SET id = gen_random_uuid() WHERE full_name = 'Guest 1101';
      ALTER TABLE rsvps ENABLE TRIGGER tally_changed;
    `);
    expect(await guests(12)).toEqual(from(1_101));
  });
});
