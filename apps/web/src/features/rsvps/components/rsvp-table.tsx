import type { RsvpSortField, RsvpView } from '@rover/contracts/rsvps';
import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { type Column, DataTable } from '@rover/ui/data-table';
import { eventSpan } from '@rover/venue/event-clock';
import { clockTime, shortDate } from '@rover/venue/event-words';
import { Pencil, Trash2 } from 'lucide-react';
import { type RsvpChoice, sortedBy } from '../rsvp-choice.js';
import { statusNames, statusTones } from '../rsvp-words.js';

interface RsvpTableProps {
  rsvps: readonly RsvpView[];
  choice: RsvpChoice;
  onChoice: (choice: RsvpChoice) => void;
  stale: boolean;
  onEdit: (rsvp: RsvpView) => void;
  onDelete: (rsvp: RsvpView) => void;
}

export function RsvpTable({ rsvps, choice, onChoice, stale, onEdit, onDelete }: RsvpTableProps) {
  const columns: Column<RsvpView, RsvpSortField>[] = [
    { header: 'Guest Details', sort: 'fullName', cell: (rsvp) => <GuestDetails rsvp={rsvp} /> },
    { header: 'Event', sort: 'eventTitle', cell: (rsvp) => <EventDetails rsvp={rsvp} /> },
    { header: 'Guests', sort: 'guests', cell: ({ guests }) => <span className="tabular-nums">{guests}</span> },
    {
      header: 'Status',
      sort: 'status',
      cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    },
    { header: 'Booked', sort: 'createdAt', cell: ({ createdAt }) => <Booked at={new Date(createdAt)} /> },
    {
      header: 'Actions',
      cell: (rsvp) => (
        <div className="flex gap-1 max-lg:-ml-3">
          <Button look="bare" size="icon" aria-label={`Edit RSVP of ${rsvp.fullName}`} onClick={() => onEdit(rsvp)}>
            <Pencil aria-hidden className="size-5" />
          </Button>
          <Button
            look="bare"
            size="icon"
            className="text-terracotta"
            aria-label={`Delete RSVP of ${rsvp.fullName}`}
            onClick={() => onDelete(rsvp)}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption="RSVP bookings"
      columns={columns}
      rows={rsvps}
      rowKey={({ id }) => id}
      sorting={{ field: choice.sort, order: choice.order }}
      onSort={(field) => onChoice(sortedBy(choice, field))}
      stale={stale}
    />
  );
}

function GuestDetails({ rsvp: { fullName, email, phone, specialRequests } }: { rsvp: RsvpView }) {
  return (
    <div className="flex flex-col">
      <span className="font-semibold">{fullName}</span>
      <a href={`mailto:${email}`} className="self-start text-sm text-leaf underline underline-offset-2">
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone}`} className="self-start text-sm text-leaf underline underline-offset-2">
          {phone}
        </a>
      )}
      {specialRequests && <span className="mt-1 max-w-prose text-sm text-muted">{specialRequests}</span>}
    </div>
  );
}

function EventDetails({ rsvp: { eventTitle, eventDate } }: { rsvp: RsvpView }) {
  const span = eventSpan({ eventDate });
  return (
    <div className="flex flex-col">
      <span>{eventTitle}</span>
      <span className="text-sm text-muted">{span ? shortDate(span.start) : eventDate}</span>
    </div>
  );
}

function Booked({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="block text-sm whitespace-nowrap">
      {shortDate(at)}
      <br />
      <span className="text-muted">{clockTime(at)}</span>
    </time>
  );
}
