import type { BookingStatus, RsvpSortField } from '@rover/contracts/rsvps';
import { statusFilter } from '../bookings/status-words.js';
import type { DeskChoice, DeskPlan } from '../desk/desk-plan.js';

interface RsvpFilters extends Record<string, string> {
  status: BookingStatus | 'all';
}

/** Which RSVPs the desk shows, in which order. */
export type RsvpChoice = DeskChoice<RsvpSortField, RsvpFilters>;

/** What can be asked of the RSVPs. */
export const rsvpPlan: DeskPlan<RsvpSortField, RsvpFilters> = {
  searchHint: 'Name, email, event...',
  filters: { status: statusFilter },
  sorts: [
    { field: 'createdAt', name: 'Date Booked', begins: 'desc' },
    { field: 'eventDate', name: 'Event Date', begins: 'desc' },
    { field: 'fullName', name: 'Guest Name', begins: 'asc' },
    { field: 'eventTitle', name: 'Event Title', begins: 'asc' },
    { field: 'guests', name: 'Guest Count', begins: 'desc' },
    { field: 'status', name: 'Status', begins: 'asc' },
  ],
};
