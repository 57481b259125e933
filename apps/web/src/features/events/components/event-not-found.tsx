import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { CalendarX2 } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Shown when an event does not exist, or was deleted while somebody looked at it. */
export function EventNotFound() {
  return (
    <div className="page-width section">
      <EmptyState
        icon={<CalendarX2 />}
        title={<h1>Event Not Found</h1>}
        action={
          <Button asChild>
            <Link to={pages.events}>Back to Events</Link>
          </Button>
        }
      >
        It has been taken off the calendar.
      </EmptyState>
    </div>
  );
}
