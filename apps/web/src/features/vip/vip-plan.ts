import type { BookingStatus } from '@rover/contracts/rsvps';
import type { VipSortField } from '@rover/contracts/vip';
import { statusFilter } from '../bookings/status-words.js';
import type { DeskChoice, DeskPlan } from '../desk/desk-plan.js';

interface VipFilters extends Record<string, string> {
  status: BookingStatus | 'all';
}

/** Which VIP bookings the desk shows, in which order. */
export type VipChoice = DeskChoice<VipSortField, VipFilters>;

/** What can be asked of the VIP bookings. */
export const vipPlan: DeskPlan<VipSortField, VipFilters> = {
  searchHint: 'Host, email, type of event, location...',
  filters: { status: statusFilter },
  sorts: [
    { field: 'createdAt', name: 'Date Booked', begins: 'desc' },
    { field: 'eventDate', name: 'Event Date', begins: 'desc' },
    { field: 'hostName', name: 'Host Name', begins: 'asc' },
    { field: 'eventType', name: 'Event Type', begins: 'asc' },
    { field: 'guestCount', name: 'Guest Count', begins: 'desc' },
    { field: 'status', name: 'Status', begins: 'asc' },
  ],
};
