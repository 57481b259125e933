import { limits } from '@rover/contracts/limits';
import type { SortOrder } from '@rover/contracts/paging';
import { enterCrowd } from '../testing/crowd.js';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

const pageSize = 500;
/** At the quiz, who booked first, and at the session. */
const [atQuiz, atSession] = [2_100, 2_000];

beforeAll(async () => {
  bookings = await OpenBookings.open();
  const { eventId: quiz } = await bookings.event({ title: 'Pub Quiz', capacity: 0 });
  const { eventId: session } = await bookings.event({ title: 'Trad Session', capacity: 0 });
  await enterCrowd(bookings.dataSource, quiz, atQuiz);
  await enterCrowd(bookings.dataSource, session, atQuiz + atSession, atQuiz + 1);
});
afterAll(() => bookings?.close());

const search = (words: string, order: SortOrder, page: number) =>
  bookings.list({ search: words, sort: 'createdAt', order, page: `${page}`, pageSize: `${pageSize}` });

const names = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).rsvpBookings.map(({ fullName }) => fullName);

const guests = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Guest ${first + index}`);

describe('a search that finds very many', () => {
  it('is counted up to a bound, and exactly below it', async () => {
    expect((await search('pub quiz', 'asc', 1)).total).toBe(atQuiz);
    const bound = jest.replaceProperty(limits.page as { found: number }, 'found', 2_000);
    expect((await search('pub quiz', 'asc', 1)).total).toBe(2_000);
    expect((await search('guest 1', 'asc', 1)).total).toBe(1 + 10 + 100 + 1_000);
    bound.restore();
  });

  it('shows its first pages, whether they are among the first of all or not', async () => {
    expect(await names('pub quiz', 'asc', 1)).toEqual(guests(1, pageSize));
    expect(await names('pub quiz', 'desc', 1)).toEqual(guests(atQuiz - pageSize + 1, atQuiz).toReversed());
    expect(await names('guest', 'desc', 2)).toEqual(
      guests(atQuiz + atSession - 2 * pageSize + 1, atQuiz + atSession - pageSize).toReversed(),
    );
  });

  it('shows what is beyond the bound, too', async () => {
    expect(await names('pub quiz', 'asc', 5)).toEqual(guests(4 * pageSize + 1, atQuiz));
    expect(await names('pub quiz', 'desc', 5)).toEqual(guests(1, atQuiz - 4 * pageSize).toReversed());
  });
});
