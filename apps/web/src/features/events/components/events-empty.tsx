import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { CalendarX2, SearchX } from 'lucide-react';

interface EventsEmptyProps {
  search: string;
  onClear: () => void;
}

/** No events: none at all, or none by this search. */
export function EventsEmpty({ search, onClear }: EventsEmptyProps) {
  if (!search) {
    return (
      <EmptyState icon={<CalendarX2 />} title="No upcoming events available.">
        The calendar is being chalked up. The bar is open every day all the same.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title="No events found matching your search."
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  );
}
