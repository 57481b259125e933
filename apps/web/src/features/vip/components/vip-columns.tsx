import type { VipBookingView, VipSortField } from '@rover/contracts/vip';
import type { Column } from '@rover/ui/data-table';
import type { BookingActions } from '../../bookings/booking-desk-config.js';
import { PersonDetails } from '../../bookings/components/person-details.js';
import { StatusBadge } from '../../bookings/components/status-badge.js';
import { Day } from '../../desk/components/day.js';
import { Moment } from '../../desk/components/moment.js';
import { RowActions } from '../../desk/components/row-actions.js';

/** The columns of the VIP bookings at the desk. */
export function vipColumns({
  onEdit,
  onDelete,
}: BookingActions<VipBookingView>): readonly Column<VipBookingView, VipSortField>[] {
  return [
    {
      header: 'Host Details',
      sort: 'hostName',
      cell: ({ hostName, hostEmail, hostPhone, specialRequests }) => (
        <PersonDetails name={hostName} email={hostEmail} phone={hostPhone} requests={specialRequests} />
      ),
    },
    {
      header: 'Event',
      sort: 'eventType',
      cell: ({ eventType, eventLocation }) => (
        <div className="flex flex-col">
          <span>{eventType}</span>
          <span className="text-sm text-muted">{eventLocation || 'Wherever suits'}</span>
        </div>
      ),
    },
    { header: 'Date', sort: 'eventDate', cell: ({ eventDate }) => <Day of={eventDate} /> },
    {
      header: 'Guests',
      sort: 'guestCount',
      cell: ({ guestCount }) => <span className="tabular-nums">{guestCount}</span>,
    },
    { header: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: 'Booked', sort: 'createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { header: 'Source', cell: ({ buttonSource }) => <span className="text-sm">{buttonSource || '–'}</span> },
    {
      header: 'Actions',
      cell: (booking) => (
        <RowActions
          of={`VIP booking of ${booking.hostName}`}
          onEdit={() => onEdit(booking)}
          onDelete={() => onDelete(booking)}
        />
      ),
    },
  ];
}
