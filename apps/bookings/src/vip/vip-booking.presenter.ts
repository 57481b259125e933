import type { VipBookingFacts } from '@rover/contracts/messages';
import type { VipBookingView } from '@rover/contracts/vip';
import type { VipBooking } from './vip-booking.entity.js';

/** A VIP booking as admins see it, and as its host sees it when it is requested. */
export function presentVipBooking(booking: VipBooking): VipBookingView {
  return {
    id: booking.id,
    hostName: booking.hostName,
    hostEmail: booking.hostEmail,
    hostPhone: booking.hostPhone,
    eventType: booking.eventType,
    eventDate: booking.eventDate,
    guestCount: booking.guestCount,
    eventLocation: booking.eventLocation,
    specialRequests: booking.specialRequests,
    buttonSource: booking.buttonSource,
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
  };
}

/** A VIP booking as other services are told of it. */
export function vipBookingFacts(booking: VipBooking): VipBookingFacts {
  const { id: bookingId, status: _, createdAt: __, ...facts } = presentVipBooking(booking);
  return { bookingId, ...facts };
}
