import type { ButtonProps } from '@rover/ui/button';
import { CalendarPlus } from 'lucide-react';
import { LazyMenu } from '../../../lazy/lazy-menu.js';
import { loadOnce } from '../../../lazy/load-once.js';
import type { TimedEvent } from '../upcoming.js';

const load = loadOnce(async () => (await import('./calendar-menu.js')).CalendarMenu);

interface AddToCalendarProps extends TimedEvent, Pick<ButtonProps, 'look' | 'size' | 'className'> {
  /** Several are on the page: the accessible name includes the event. */
  amongOthers?: boolean;
}

/** Puts an event into the guest's own calendar. */
export function AddToCalendar({ event, span, amongOthers = false, ...look }: AddToCalendarProps) {
  const button = {
    ...look,
    ...(amongOthers && { 'aria-label': `Add to Calendar: ${event.title}` }),
    children: (
      <>
        <CalendarPlus aria-hidden className="size-5 shrink-0" />
        Add to Calendar
      </>
    ),
  };
  return <LazyMenu load={load} subject={{ event, span }} button={button} />;
}
