import { Logger } from '@nestjs/common';
import type { BookingStatus } from '@rover/contracts/booking-status';
import type { BulkStatusAnswer, StatusOutcome } from '@rover/contracts/bulk-status';
import { DomainError } from '@rover/platform/http/domain-error';
import { isUnavailable } from '@rover/platform/http/failure-kinds';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import type { BulkStatusDto } from './bulk-status.dto.js';

const logger = new Logger('setStatuses');

/**
 * Milliseconds after which no further change is begun, so that the admin reads what was done before the gateway gives
 * up.
 */
const beginsWithin = 7_000;

/** Gives a booking a status, and tells whether it had another. */
type SetStatus = (id: string, status: BookingStatus) => Promise<boolean>;

/**
 * Gives many bookings a status, one after the other, each in a transaction of its own, so that one that fails does not
 * undo the others. When all fail, nothing has changed, and the first error is thrown.
 */
export async function setStatuses(
  { ids, status }: BulkStatusDto,
  set: SetStatus,
  within = beginsWithin,
): Promise<BulkStatusAnswer> {
  const end = performance.now() + within;
  const outcomes = new Map<string, StatusOutcome>();
  const failures: unknown[] = [];
  let isOver = false;
  for (const id of new Set(ids)) {
    try {
      outcomes.set(id, isOver ? 'failed' : await outcomeOf(set(id, status)));
      isOver ||= performance.now() > end;
    } catch (error) {
      outcomes.set(id, 'failed');
      failures.push(error);
      // The rest would fail in the same way, and the admin need not wait for it.
      isOver ||= isUnavailable(error);
    }
  }
  const [first] = failures;
  if (failures.length > 0 && [...outcomes.values()].every((outcome) => outcome === 'failed')) throw first;
  for (const error of failures) logger.warn(`Could not change a status: ${redactedMessage(error)}`);
  return { success: true, results: ids.map((id) => ({ id, outcome: outcomes.get(id) ?? 'failed' })) };
}

async function outcomeOf(change: Promise<boolean>): Promise<StatusOutcome> {
  try {
    return (await change) ? 'changed' : 'same';
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return 'gone';
    throw error;
  }
}
