import type { VipBookingFields } from '@rover/contracts/vip';
import type { Audited } from '@rover/platform/audit/record-change';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import type { VipBooking } from './vip-booking.entity.js';

/** How changes of VIP bookings are recorded: without contact data. */
export const auditedVipBooking: Audited<VipBooking, keyof VipBookingFields> = {
  kind: 'vip-booking',
  id: ({ id }) => id,
  title: ({ hostName, eventType }) => `${bidiIsolate(hostName)}, ${eventType}`,
  fields: {
    status: 'shown',
    guestCount: 'shown',
    eventType: 'shown',
    eventDate: 'shown',
    eventLocation: 'shown',
    hostName: 'shown',
    hostEmail: 'named',
    hostPhone: 'named',
    specialRequests: 'named',
  },
};
