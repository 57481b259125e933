import type { RsvpView } from './rsvps.js';

/** A party, as the door needs to know it. */
export type DoorParty = Pick<RsvpView, 'id' | 'fullName' | 'guests' | 'specialRequests'> & {
  /** `pending`: nobody has confirmed it yet. */
  status: 'confirmed' | 'pending';
};

/** `GET /api/admin/rsvp-bookings/door-list/{eventId}`: who is expected at an event. */
export interface DoorListAnswer {
  event: {
    id: string;
    title: string;
    /** ISO 8601 in UTC. */
    startsAt: string;
    endsAt: string;
    location: string;
    /** 0 is no limit. */
    capacity: number;
  };
  /** RSVPs that are not cancelled, by name; the first 5,000 of them. */
  parties: DoorParty[];
  /** How many parties there are, and how many heads they have together. */
  total: { parties: number; heads: number };
}
