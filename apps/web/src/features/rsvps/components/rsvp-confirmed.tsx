import type { RsvpView } from '@rover/contracts/rsvps';
import { PartyPopper } from 'lucide-react';

/** What the confirmation shows of a booked place. */
export type KeptPlace = Pick<RsvpView, 'guests' | 'email' | 'eventTitle'>;

/** The confirmation of a booked place. */
export function RsvpConfirmed({ rsvp }: { rsvp: KeptPlace }) {
  const party = rsvp.guests === 1 ? 'A place is' : `${rsvp.guests} places are`;
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <PartyPopper aria-hidden className="size-12 text-brass-dark" />
      <h3 className="text-h2">RSVP Confirmed!</h3>
      <p className="max-w-prose text-muted wrap-anywhere">
        {party} kept for you at <bdi>{rsvp.eventTitle}</bdi>. We are writing to {rsvp.email}.
      </p>
    </div>
  );
}
