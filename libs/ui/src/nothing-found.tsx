import { SearchX } from 'lucide-react';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';

interface NothingFoundProps {
  title: string;
  onClear: () => void;
}

/** In place of a list without results, with a button that clears the search. */
export function NothingFound({ title, onClear }: NothingFoundProps) {
  const clear = () => {
    onClear();
    // The button disappears together with the message.
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
