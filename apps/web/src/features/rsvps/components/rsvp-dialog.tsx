import type { EventView } from '@rover/contracts/events';
import { Dialog, DialogSubject } from '@rover/ui/dialog';
import { eventSpan } from '@rover/venue/events/event-clock';
import { longDate, timeRange } from '@rover/venue/events/event-words';
import { useEffect, useState } from 'react';
import { type KeptPlace, RsvpConfirmed } from './rsvp-confirmed.js';
import { RsvpForm } from './rsvp-form.js';

const confirmedFor = 3000;

interface RsvpDialogProps {
  event: EventView;
  onClose: () => void;
  /** Called when it is booked. */
  onPlaced: () => void;
}

/** Open while it is mounted: the form, then three seconds of confirmation. */
export function RsvpDialog({ event, onClose, onPlaced }: RsvpDialogProps) {
  const [rsvp, setRsvp] = useState<KeptPlace | null>(null);

  useEffect(() => {
    if (!rsvp) return;
    const timer = setTimeout(onClose, confirmedFor);
    return () => clearTimeout(timer);
  }, [rsvp, onClose]);

  const confirm = (placed: KeptPlace) => {
    setRsvp(placed);
    onPlaced();
  };

  return (
    <Dialog open onOpenChange={onClose} title="RSVP for Event" description={<EventLine event={event} />}>
      {!rsvp && <RsvpForm event={event} onPlaced={confirm} />}
      <div role="status">{rsvp && <RsvpConfirmed rsvp={rsvp} />}</div>
    </Dialog>
  );
}

function EventLine({ event }: { event: EventView }) {
  const span = eventSpan(event);
  return (
    <>
      <span className="font-semibold text-cream">
        <DialogSubject>{event.title}</DialogSubject>
      </span>
      {span && (
        <>
          {longDate(span.start)}, <span className="whitespace-nowrap">{timeRange(span)}</span>
        </>
      )}{' '}
      · <bdi>{event.price}</bdi>
    </>
  );
}
