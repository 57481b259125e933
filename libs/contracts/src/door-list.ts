import type { RsvpView } from './rsvps.js';

/** A party on the door list. */
export type DoorParty = Pick<RsvpView, 'id' | 'fullName' | 'guests' | 'specialRequests'> & {
  /** `pending`: no admin has confirmed it yet. */
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
    /** 0 means no limit. */
    capacity: number;
  };
  /** RSVPs that are not cancelled, by name; the first 5,000 of them. */
  parties: DoorParty[];
  /** How many parties there are, and how many guests in all. */
  total: { parties: number; heads: number };
}
