import { SearchX } from 'lucide-react';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';

interface NothingFoundProps {
  title: string;
  onClear: () => void;
}

/** Where a list would stand that was searched in vain, and the way to all of it. */
export function NothingFound({ title, onClear }: NothingFoundProps) {
  const clear = () => {
    onClear();
    // The button goes with what it said.
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  };
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      action={
        <Button look="quiet" onClick={clear}>
          Clear search
        </Button>
      }
    />
  );
}
