import { DomainError } from '@rover/platform/http/domain-error';

/**
 * @param what is to be changed: 'RSVP'
 * @param now as it is
 * @param seen what the admin saw of it; undefined when the admin does not mind
 * @throws DomainError CONFLICT when somebody else has changed any of that since
 */
export function refuseOverwriting<Booking extends object>(
  what: string,
  now: Booking,
  seen: Partial<Booking> | undefined,
): void {
  const differs = Object.entries(seen ?? {}).some(
    ([field, value]) => Object.hasOwn(now, field) && now[field as keyof Booking] !== value,
  );
  if (!differs) return;
  throw new DomainError('CONFLICT', `Somebody else has changed this ${what} meanwhile. Please look at it again.`);
}

/** Whether a change finds all that it wants: when it was made before, say, and nobody heard the answer. */
export function isAlreadyApplied<Booking extends object>(changes: Partial<Booking>, now: Booking): boolean {
  return Object.entries(changes).every(
    ([field, value]) => value === undefined || now[field as keyof Booking] === value,
  );
}
