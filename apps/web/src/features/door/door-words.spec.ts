import { doorTotals } from './door-words.js';

const list = (parties: number, heads: number, capacity: number) => ({
  event: { id: '', title: '', startsAt: '', endsAt: '', location: '', capacity },
  parties: [],
  total: { parties, heads },
});

it.each([
  [18, 42, 100, '42 guests in 18 parties, of 100 places'],
  [1, 1, 0, '1 guest in 1 party'],
  [1, 1, 1, '1 guest in 1 party, of 1 place'],
  [1_200, 3_400, 0, '3,400 guests in 1,200 parties'],
  [0, 0, 20, '0 guests in 0 parties, of 20 places'],
])('%d parties of %d heads where %d fit', (parties, heads, capacity, words) => {
  expect(doorTotals(list(parties, heads, capacity))).toBe(words);
});
