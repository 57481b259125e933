import { Menu, MenuItem } from '@rover/ui/menu';
import { CalendarDays, CalendarSync, Copy } from 'lucide-react';
import { copyText } from '../../../browser/copy-text.js';
import type { LoadedMenuProps } from '../../../lazy/lazy-menu.js';
import { calendarFeed } from '../calendar-links.js';

/** The ways in which a calendar can follow all events. */
export function SubscribeMenu(menu: LoadedMenuProps) {
  const feed = calendarFeed(window.location.origin);
  return (
    <Menu label="Subscribe to all events" {...menu}>
      <MenuItem asChild>
        <a href={feed.subscribe}>
          <CalendarSync aria-hidden />
          Outlook/Apple
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={feed.google} target="_blank" rel="noopener noreferrer">
          <CalendarDays aria-hidden />
          Google Calendar
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => copyText(feed.address, 'Link copied to clipboard!')}>
        Copy the link
      </MenuItem>
    </Menu>
  );
}
