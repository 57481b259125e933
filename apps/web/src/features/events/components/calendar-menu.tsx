import { eventCalendarPath } from '@rover/contracts/calendar';
import { Menu, MenuItem } from '@rover/ui/menu';
import { CalendarDays, Download } from 'lucide-react';
import type { LoadedMenuProps } from '../../../lazy/lazy-menu.js';
import { googleCalendarLink } from '../calendar-links.js';
import type { TimedEvent } from '../upcoming.js';

/** The calendars that an event can go into. */
export function CalendarMenu({ event, span, ...menu }: TimedEvent & LoadedMenuProps) {
  return (
    <Menu label="Add to Calendar" {...menu}>
      <MenuItem asChild>
        <a href={googleCalendarLink({ event, span }, window.location.origin)} target="_blank" rel="noopener noreferrer">
          <CalendarDays aria-hidden />
          Google Calendar
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={eventCalendarPath(event.slug)} download={`${event.slug}.ics`}>
          <Download aria-hidden />
          Outlook/Apple
        </a>
      </MenuItem>
    </Menu>
  );
}
