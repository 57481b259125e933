import type { RsvpSortField, RsvpView } from '@rover/contracts/rsvps';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import { type BookingDeskConfig, statusFilter } from '../bookings/booking-desk-config.js';
import { deskPage } from '../desk/desk-page.js';
import { deleteRsvp } from './api/delete-rsvp.js';
import { listRsvps } from './api/list-rsvps.js';
import { EditRsvpDialog } from './components/edit-rsvp-dialog.js';
import { rsvpColumns } from './components/rsvp-columns.js';

/** The desk of the RSVPs. */
export const rsvpDeskConfig: BookingDeskConfig<RsvpView, RsvpSortField> = {
  kind: 'rsvps',
  label: 'RSVP Bookings',
  nothing: 'No RSVP bookings found matching your criteria',
  path: '/api/admin/rsvp-bookings',
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
  list: async (query, signal) => {
    const { rsvpBookings, ...info } = await listRsvps(query, signal);
    return deskPage(rsvpBookings, info);
  },
  columns: rsvpColumns,
  nameOf: ({ fullName }) => fullName,
  EditDialog: EditRsvpDialog,
  deletion: {
    title: 'Delete RSVP',
    whichOf: ({ fullName, eventTitle }) => `${bidiIsolate(fullName)}, ${bidiIsolate(eventTitle)}`,
    remove: deleteRsvp,
  },
};
