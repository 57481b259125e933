import type { StatusOutcome } from '@rover/contracts/bulk-status';
import { bulkWords } from './bulk-words.js';

const answer = (...outcomes: StatusOutcome[]) => ({
  success: true as const,
  results: outcomes.map((outcome, index) => ({ id: `${index}`, outcome })),
});

describe('what became of many bookings', () => {
  it('is one sentence when all went well', () => {
    expect(bulkWords(answer('changed'), 'pending')).toEqual(['1 booking changed to Pending.']);
  });

  it('leaves none of them out', () => {
    expect(bulkWords(answer('failed', 'changed', 'gone', 'changed', 'same', 'failed'), 'cancelled')).toEqual([
      '2 bookings changed to Cancelled.',
      '1 booking already Cancelled.',
      '1 booking had been deleted meanwhile.',
      '2 bookings could not be changed. Please try again.',
    ]);
  });
});
