import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { SearchX } from 'lucide-react';

export function EmptySearch() {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No events found matching your search."
      action={<Button look="quiet">Clear search</Button>}
    >
      Try a tune, a team or a day.
    </EmptyState>
  );
}
