import type { DoorListAnswer } from '@rover/contracts/door-list';
import { adminCall } from '../../session/admin-call.js';

export function readDoorList(eventId: string, signal: AbortSignal): Promise<DoorListAnswer> {
  return adminCall(`/api/admin/rsvp-bookings/door-list/${encodeURIComponent(eventId)}`, { signal });
}
