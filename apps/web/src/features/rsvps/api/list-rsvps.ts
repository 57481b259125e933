import type { RsvpListAnswer, RsvpListQuery } from '@rover/contracts/rsvps';
import { queryString } from '../../../http/query-string.js';
import { said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

export async function listRsvps(query: RsvpListQuery, signal: AbortSignal): Promise<Partial<RsvpListAnswer>> {
  return said<RsvpListAnswer>(await adminCall(`/api/admin/rsvp-bookings${queryString(query)}`, { signal }));
}
