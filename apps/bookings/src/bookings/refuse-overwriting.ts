import { DomainError } from '@rover/platform/http/domain-error';

/**
 * @param what kind of booking it is, for a person: 'RSVP'
 * @param now the booking as it is
 * @param seen the fields as the admin saw them; undefined to change it in any case
 * @throws DomainError CONFLICT when somebody else has changed any of them since
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

/**
 * Whether the booking has all the values of a change already, for instance because the change was made before and its
 * answer was lost.
 */
export function isAlreadyApplied<Booking extends object>(changes: Partial<Booking>, now: Booking): boolean {
  return Object.entries(changes).every(
    ([field, value]) => value === undefined || now[field as keyof Booking] === value,
  );
}
