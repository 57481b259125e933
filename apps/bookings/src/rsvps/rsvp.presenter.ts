import type { GuestRsvpView, RsvpView } from '@rover/contracts/rsvps';
import type { Rsvp } from './rsvp.entity.js';

/** An RSVP as admins see it, and as its guest sees it when it is placed. */
export function presentRsvp(rsvp: Rsvp): RsvpView {
  return {
    id: rsvp.id,
    fullName: rsvp.fullName,
    email: rsvp.email,
    phone: rsvp.phone,
    guests: rsvp.guests,
    specialRequests: rsvp.specialRequests,
    eventId: rsvp.eventId,
    eventTitle: rsvp.eventTitle,
    eventDate: rsvp.eventDate,
    status: rsvp.status,
    createdAt: rsvp.createdAt.toISOString(),
  };
}

/** An RSVP as the holder of its cancel link sees it: a forwarded mail gives no contact details away. */
export function presentGuestRsvp({ fullName, guests, eventTitle, eventDate, status }: Rsvp): GuestRsvpView {
  return { fullName, guests, eventTitle, eventDate, status };
}
