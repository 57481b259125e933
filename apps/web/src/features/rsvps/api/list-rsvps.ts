import type { RsvpListAnswer, RsvpListQuery } from '@rover/contracts/rsvps';
import { withoutNulls } from '../../../http/partial-response.js';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export async function listRsvps(query: RsvpListQuery, signal: AbortSignal): Promise<Partial<RsvpListAnswer>> {
  return withoutNulls<RsvpListAnswer>(await adminCall(`/api/admin/rsvp-bookings${queryString(query)}`, { signal }));
}
