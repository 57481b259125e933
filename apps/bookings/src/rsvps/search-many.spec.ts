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
afterEach(() => jest.restoreAllMocks());

const search = (words: string, order: SortOrder, page: number) =>
  bookings.list({ search: words, sort: 'createdAt', order, page: `${page}`, pageSize: `${pageSize}` });

const names = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).rsvpBookings.map(({ fullName }) => fullName);

const guests = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Guest ${first + index}`);

describe('a search that finds very many', () => {
  it('is counted up to a bound, and exactly below it', async () => {
    expect(await search('pub quiz', 'asc', 1)).toMatchObject({ total: atQuiz });
    jest.replaceProperty(limits.found as { usually: number }, 'usually', 2_000);
    expect(await search('pub quiz', 'asc', 1)).toMatchObject({ total: 2_000, isMore: true });
    const rare = await search('guest 1', 'asc', 1);
    expect([rare.total, rare.isMore]).toEqual([1 + 10 + 100 + 1_000, undefined]);
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

describe('a search in a large table', () => {
  beforeEach(() => jest.replaceProperty(limits.found as { large: number }, 'large', 0));

  it('is counted to a lower bound, and pages go on beyond it to the last, which tells them all', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => search('pub quiz', 'asc', page)));
    expect(pages.map(({ rsvpBookings, total, isMore }) => [rsvpBookings.length, total, isMore])).toEqual([
      [pageSize, limits.found.inLarge, true],
      [pageSize, limits.found.inLarge, true],
      [pageSize, 3 * pageSize, true],
      [pageSize, 4 * pageSize, true],
      [atQuiz - 4 * pageSize, atQuiz, undefined],
      [0, limits.found.inLarge, true],
    ]);
    const found = pages.flatMap(({ rsvpBookings }) => rsvpBookings.map(({ fullName }) => fullName));
    expect(found).toEqual(guests(1, atQuiz));
  });

  it('ends with its last page, also where that is full', async () => {
    const last = atSession / pageSize;
    const pages = await Promise.all([last - 1, last].map((page) => search('trad session', 'asc', page)));
    expect(pages.map(({ rsvpBookings, total, isMore }) => [rsvpBookings.length, total, isMore])).toEqual([
      [pageSize, atSession - pageSize, true],
      [pageSize, atSession, undefined],
    ]);
  });

  it('is counted exactly below that', async () => {
    const { rsvpBookings, total, isMore } = await search('guest 4', 'asc', 1);
    expect([rsvpBookings.length, total, isMore]).toEqual([1 + 10 + 100 + 101, 1 + 10 + 100 + 101, undefined]);
  });
});
