import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import type { ListQuery } from '@rover/contracts/paging';
import type { Column } from '@rover/ui/data-table';
import type { ComponentType } from 'react';
import type { DeskConfig, Filter } from '../desk/desk-config.js';
import type { DeskPage } from '../desk/desk-page.js';
import type { BookingKind } from './booking-queries.js';
import { statusNames } from './status-words.js';

export interface BookingFilters extends Record<string, string> {
  status: BookingStatus | 'all';
}

/** Bookings of one status, or all of them. */
export const statusFilter: Filter<BookingStatus | 'all'> = {
  label: 'Status',
  options: [['all', 'All'], ...bookingStatuses.map((status) => [status, statusNames[status]] as const)],
};

/** The actions on a booking. */
export interface BookingActions<Booking> {
  onEdit: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
}

/** The props of a dialog that edits a booking. */
export interface EditBooking<Booking> {
  /** As the admin last saw it. */
  booking: Booking;
  /** The booking as it is now. Rejects with words for the admin. */
  onReload: () => Promise<Booking>;
  onClose: () => void;
}

/** How a booking is deleted. */
export interface BookingDeletion<Booking> {
  /** Of the dialog that asks. */
  title: string;
  /** Which one it is: 'Aoife Byrne, Trad Session'. */
  whichOf: (booking: Booking) => string;
  remove: (id: string) => Promise<unknown>;
}

/** A kind of bookings, as its desk shows it. */
export interface BookingDeskConfig<Booking extends { id: string }, Field extends string>
  extends DeskConfig<Field, BookingFilters> {
  kind: BookingKind;
  /** What it lists: 'RSVP Bookings'. */
  label: string;
  /** Said when nothing is found. */
  nothing: string;
  /** Their path in the API. */
  path: string;
  list: (query: ListQuery<Field> & BookingFilters, signal: AbortSignal) => Promise<DeskPage<Booking>>;
  columns: (actions: BookingActions<Booking>) => readonly Column<Booking, Field>[];
  /** The name of the person who booked. */
  nameOf: (booking: Booking) => string;
  EditDialog: ComponentType<EditBooking<Booking>>;
  deletion: BookingDeletion<Booking>;
}
