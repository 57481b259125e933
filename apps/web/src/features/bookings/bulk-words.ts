import type { BookingStatus } from '@rover/contracts/booking-status';
import type { BulkStatusAnswer, StatusOutcome } from '@rover/contracts/bulk-status';
import { pluralize } from '@rover/venue/pluralize';
import { statusNames } from './status-words.js';

const words: Record<StatusOutcome, (count: string, status: string) => string> = {
  changed: (count, status) => `${count} changed to ${status}.`,
  same: (count, status) => `${count} already ${status}.`,
  gone: (count) => `${count} had been deleted meanwhile.`,
  failed: (count) => `${count} could not be changed. Please try again.`,
};

/** What became of the bookings, a sentence for each outcome that there is. */
export function bulkWords({ results }: BulkStatusAnswer, status: BookingStatus): string[] {
  return (['changed', 'same', 'gone', 'failed'] as const).flatMap((outcome) => {
    const count = results.filter((result) => result.outcome === outcome).length;
    return count === 0 ? [] : [words[outcome](pluralize(count, 'booking'), statusNames[status])];
  });
}
