import { venue } from './venue.js';
import { wordmark } from './wordmark.js';

it('the sign over the door bears the name of the house', () => {
  expect(wordmark.name).toBe(venue.name);
});
