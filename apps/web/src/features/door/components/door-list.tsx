import type { DoorListAnswer } from '@rover/contracts/door-list';
import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { Notice } from '@rover/ui/notice';
import { longDate, timeRange } from '@rover/venue/events/event-words';
import { ArrowLeft, DoorOpen, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { doorTotals } from '../door-words.js';
import { DoorTable } from './door-table.js';

/** Who is expected at an event: a page for a sheet of paper and a pencil at the door. */
export function DoorList({ list }: { list: DoorListAnswer }) {
  const { event, parties, total } = list;
  const span = { start: new Date(event.startsAt), end: new Date(event.endsAt) };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button look="bare" asChild className="-ml-5">
          <Link to={pages.admin}>
            <ArrowLeft aria-hidden className="size-5" />
            Back to the events
          </Link>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
      <header>
        <p className="font-semibold text-brass-dark">Door list</p>
        <h1 className="text-h2 wrap-anywhere">{event.title}</h1>
        <p className="text-muted wrap-anywhere">
          {longDate(span.start)}, <span className="whitespace-nowrap">{timeRange(span)}</span> ·{' '}
          <bdi>{event.location}</bdi>
        </p>
        <p className="mt-2 text-lead font-semibold tabular-nums">{doorTotals(list)}</p>
      </header>
      {parties.length < total.parties && (
        <Notice tone="failure">
          Only the first {parties.length.toLocaleString('en')} parties are here. Export the RSVP bookings for all of
          them.
        </Notice>
      )}
      {parties.length === 0 ? (
        <EmptyState icon={<DoorOpen />} title="Nobody has booked yet">
          Those who come will have to be counted by hand.
        </EmptyState>
      ) : (
        <DoorTable parties={parties} />
      )}
    </div>
  );
}
