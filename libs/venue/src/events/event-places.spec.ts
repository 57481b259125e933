import { isFull } from './event-places.js';

describe('a full house', () => {
  it.each([
    [10, 10, true],
    [10, 12, true],
    [10, 9, false],
    [0, 500, false],
  ])('of %d places, %d taken: %p', (capacity, registered, full) => {
    expect(isFull({ capacity, registered })).toBe(full);
  });
});
