import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { Pencil } from 'lucide-react';
import { useAdminMode } from '../../session/admin-mode.js';

interface EventEditingProps {
  event: EventView;
  label: string;
  onEdit: () => void;
}

/** A button on public pages with which an admin edits an event; nothing for anybody else. */
export function EventEditing({ event, label, onEdit }: EventEditingProps) {
  const adminMode = useAdminMode();
  if (!adminMode) return null;
  return (
    <Button look="paper" aria-label={`${label}: ${event.title}`} onClick={onEdit}>
      <Pencil aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
