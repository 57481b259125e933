import { enterCrowd } from '../testing/crowd.js';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

const size = 2_345;
const pageSize = 100;
const pages = Math.ceil(size / pageSize);

beforeAll(async () => {
  bookings = await OpenBookings.open();
  const { eventId } = await bookings.event({ capacity: 0 });
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
