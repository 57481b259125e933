import { EmptyState } from '@rover/ui/empty-state';
import { NothingFound } from '@rover/ui/nothing-found';
import { CalendarX2 } from 'lucide-react';

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
  return <NothingFound title="No events found matching your search." onClear={onClear} />;
}
