import { limits } from '@rover/contracts/limits';
import { venue } from '@rover/venue/venue';

const { min, max } = limits.vipGuests;

/** Validates a number of guests as typed: true, or what is wrong with it. */
export function aParty(guests: string): true | string {
  if (!/^\d+$/.test(guests) || Number(guests) < min) return 'Please enter how many of you there are, 1 or more';
  return Number(guests) <= max || `That is more people than live in ${venue.address.country}`;
}
