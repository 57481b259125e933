import { DomainError } from '../http/domain-error.js';

/** Now, but in any case later than that, so that no two changes have one time. */
export function laterThan(earlier: Date): Date {
  return new Date(Math.max(Date.now(), earlier.getTime() + 1));
}

/**
 * @param what is to be changed: 'event'
 * @param changedAt when it was last changed
 * @param seenAt when it had last been changed as the admin saw it; undefined when the admin does not mind
 * @throws DomainError CONFLICT when somebody else has changed it since
 */
export function refuseOverwriting(what: string, changedAt: Date, seenAt: string | undefined): void {
  if (seenAt === undefined || changedAt.getTime() <= Date.parse(seenAt)) return;
  throw new DomainError('CONFLICT', `Somebody else has changed this ${what} meanwhile. Please look at it again.`);
}
