import type { GuestRsvpView } from '@rover/contracts/rsvps';
import { Card } from '@rover/ui/card';
import { eventSpan } from '@rover/venue/events/event-clock';
import { longDate } from '@rover/venue/events/event-words';
import { pluralize } from '@rover/venue/pluralize';
import type { ReactNode } from 'react';

/** An RSVP as its guest sees it, with its actions. */
export function GuestRsvp({ rsvp, children }: { rsvp: GuestRsvpView; children: ReactNode }) {
  const span = eventSpan(rsvp);
  return (
    <Card className="flex flex-col gap-6 p-6 sm:p-9">
      <div>
        <h2 className="text-h2 wrap-anywhere">{rsvp.eventTitle}</h2>
        {span && <p className="mt-2 text-lead">{longDate(span.start)}</p>}
        <p className="mt-1 text-muted wrap-anywhere">
          <bdi>{rsvp.fullName}</bdi>, {pluralize(rsvp.guests, 'guest')}
        </p>
      </div>
      {children}
    </Card>
  );
}
