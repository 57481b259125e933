import { Button } from '@rover/ui/button';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import type { Selection } from '../use-selection.js';

interface SelectionBarProps {
  selection: Selection;
  onDelete: () => void;
}

export function SelectionBar({ selection, onDelete }: SelectionBarProps) {
  const { on, selected, of } = selection;
  const everything = selected.size === of;
  return (
    <div className={clsx('flex flex-wrap items-center gap-3', on && 'sticky -top-6 z-2 -my-2 bg-paper py-2')}>
      <Button look="quiet" size="small" onClick={on ? selection.leave : selection.enter}>
        {on ? 'Cancel' : 'Select'}
      </Button>
      {on && (
        <>
          <Button look="quiet" size="small" onClick={everything ? selection.none : selection.all}>
            {everything ? 'None' : 'All'}
          </Button>
          <Button look="danger" size="small" disabled={selected.size === 0} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" />
            {`Delete (${selected.size})`}
          </Button>
        </>
      )}
    </div>
  );
}
