import type { Audited } from '@rover/platform/audit/record-change';
import { isolated } from '@rover/venue/isolated';
import type { VipBooking } from './vip-booking.entity.js';

/** What the audit keeps of a VIP booking: how its host is reached is not its business. */
export const auditedVipBooking: Audited<VipBooking> = {
  kind: 'vip-booking',
  id: ({ id }) => id,
  title: ({ hostName, eventType }) => `${isolated(hostName)}, ${eventType}`,
  shown: ['status', 'guestCount', 'eventType', 'eventDate', 'eventLocation', 'hostName'],
  named: ['hostEmail', 'hostPhone', 'specialRequests'],
};
