import type { RsvpListAnswer, RsvpListQuery } from '@rover/contracts/rsvps';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export function listRsvps(query: RsvpListQuery, signal: AbortSignal): Promise<Partial<RsvpListAnswer>> {
  return adminCall(`/api/admin/rsvp-bookings${queryString(query)}`, { signal });
}
