import { venue } from './venue.js';
import { wordmark } from './wordmark.js';

it('the sign over the door bears the name of the pub', () => {
  expect(wordmark.name).toBe(venue.name);
});
