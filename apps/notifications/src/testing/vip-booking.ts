import { randomUUID } from 'node:crypto';
import type { VipBookingFacts } from '@rover/contracts/messages';

/** Aoife's birthday in the lounge, unless told otherwise. */
export function vipBooking(differences: Partial<VipBookingFacts> = {}): VipBookingFacts {
  return {
    bookingId: randomUUID(),
    hostName: 'Aoife Byrne',
    hostEmail: 'aoife@example.com',
    hostPhone: '+353 1 555 0100',
    eventType: 'Birthdays',
    eventDate: '2026-11-28',
    guestCount: 15,
    eventLocation: 'VIP Lounge',
    specialRequests: '',
    buttonSource: 'hero',
    ...differences,
  };
}
