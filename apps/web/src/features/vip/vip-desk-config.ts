import type { VipBookingView, VipSortField } from '@rover/contracts/vip';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import { type BookingDeskConfig, statusFilter } from '../bookings/booking-desk-config.js';
import { deskPage } from '../desk/desk-page.js';
import { deleteVipBooking } from './api/delete-vip-booking.js';
import { listVipBookings } from './api/list-vip-bookings.js';
import { EditVipDialog } from './components/edit-vip-dialog.js';
import { vipColumns } from './components/vip-columns.js';

/** The desk of the VIP bookings. */
export const vipDeskConfig: BookingDeskConfig<VipBookingView, VipSortField> = {
  kind: 'vip',
  label: 'VIP Bookings',
  nothing: 'No VIP bookings found matching your criteria',
  path: '/api/admin/vip-bookings',
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
  list: async (query, signal) => {
    const { vipBookings, ...info } = await listVipBookings(query, signal);
    return deskPage(vipBookings, info);
  },
  columns: vipColumns,
  nameOf: ({ hostName }) => hostName,
  EditDialog: EditVipDialog,
  deletion: {
    title: 'Delete VIP Booking',
    whichOf: ({ hostName, eventType }) => `${bidiIsolate(hostName)}, ${eventType}`,
    remove: deleteVipBooking,
  },
};
