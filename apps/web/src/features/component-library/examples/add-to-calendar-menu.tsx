import { Button } from '@rover/ui/button';
import { Menu, MenuItem } from '@rover/ui/menu';
import { CalendarPlus, Download, ExternalLink, Trash2 } from 'lucide-react';

export function AddToCalendarMenu() {
  return (
    <Menu
      label="Add to Calendar"
      trigger={
        <Button look="quiet">
          <CalendarPlus aria-hidden className="size-5" />
          Add to Calendar
        </Button>
      }
    >
      <MenuItem icon={<ExternalLink aria-hidden />}>Google Calendar</MenuItem>
      <MenuItem icon={<Download aria-hidden />}>Outlook or Apple</MenuItem>
      <MenuItem danger disabled icon={<Trash2 aria-hidden />}>
        Remove from Calendar
      </MenuItem>
    </Menu>
  );
}
