import type { RsvpSortField, RsvpView } from '@rover/contracts/rsvps';
import type { Column } from '@rover/ui/data-table';
import type { BookingActions } from '../../bookings/booking-desk-config.js';
import { PersonDetails } from '../../bookings/components/person-details.js';
import { StatusBadge } from '../../bookings/components/status-badge.js';
import { Day } from '../../desk/components/day.js';
import { Moment } from '../../desk/components/moment.js';
import { RowActions } from '../../desk/components/row-actions.js';
import { DoorListLink } from '../../door/components/door-list-link.js';

/** The columns of the RSVPs at the desk. */
export function rsvpColumns({
  onEdit,
  onDelete,
}: BookingActions<RsvpView>): readonly Column<RsvpView, RsvpSortField>[] {
  return [
    {
      header: 'Guest Details',
      sort: 'fullName',
      cell: ({ fullName, email, phone, specialRequests }) => (
        <PersonDetails name={fullName} email={email} phone={phone} requests={specialRequests} />
      ),
    },
    { header: 'Event', sort: 'eventTitle', cell: (rsvp) => <EventDetails rsvp={rsvp} /> },
    { header: 'Guests', sort: 'guests', cell: ({ guests }) => <span className="tabular-nums">{guests}</span> },
    { header: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: 'Booked', sort: 'createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      header: 'Actions',
      cell: (rsvp) => (
        <RowActions of={`RSVP of ${rsvp.fullName}`} onEdit={() => onEdit(rsvp)} onDelete={() => onDelete(rsvp)} />
      ),
    },
  ];
}

function EventDetails({ rsvp: { eventId, eventTitle, eventDate } }: { rsvp: RsvpView }) {
  return (
    <div className="flex flex-col lg:max-w-80">
      <span>{eventTitle}</span>
      <span className="text-sm text-muted">
        <Day of={eventDate} />
      </span>
      {eventId && (
        <DoorListLink
          event={{ id: eventId, title: eventTitle }}
          look="bare"
          size="small"
          className="-ml-3 self-start"
        />
      )}
    </div>
  );
}
