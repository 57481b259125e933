import { DomainError } from '../http/domain-error.js';

/** @throws DomainError VALIDATION_FAILED for a form that changes nothing */
export function demandChanges(changes: object): void {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new DomainError('VALIDATION_FAILED', 'There is nothing to change.');
  }
}
