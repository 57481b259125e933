import { Button } from '@rover/ui/button';
import { Pencil, Trash2 } from 'lucide-react';

interface RowActionsProps {
  /** The name of the row: 'RSVP of Aoife Byrne'. */
  of: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of a row. */
export function RowActions({ of, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="-my-2 -ml-3 flex gap-1">
      <Button look="bare" size="icon" aria-label={`Edit ${of}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-5" />
      </Button>
      <Button look="remove" size="icon" aria-label={`Delete ${of}`} onClick={onDelete}>
        <Trash2 aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
