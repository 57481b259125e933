import type { EventView } from '@rover/contracts/events';
import { Button, type ButtonProps } from '@rover/ui/button';
import { isFull } from '@rover/venue/events/event-places';

interface RsvpButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'className'> {
  event: EventView;
  /** What it says while there is room. */
  label: string;
  onRsvp: (event: EventView) => void;
  /** Several are on the page: the accessible name includes the event. */
  amongOthers?: boolean;
}

/** Opens the RSVP form; disabled when the event is full. */
export function RsvpButton({ event, label, onRsvp, amongOthers = false, ...rest }: RsvpButtonProps) {
  const full = isFull(event);
  const words = full ? 'Event Full' : label;
  return (
    <Button
      {...rest}
      disabled={full}
      {...(amongOthers ? { 'aria-label': `${words}: ${event.title}` } : {})}
      onClick={() => onRsvp(event)}
    >
      {words}
    </Button>
  );
}
