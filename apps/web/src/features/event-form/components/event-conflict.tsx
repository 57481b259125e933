import type { EventView } from '@rover/contracts/events';
import { useQueryClient } from '@tanstack/react-query';
import { Conflict } from '../../desk/components/conflict.js';
import { fetchEventNow } from '../../events/event-queries.js';

interface EventConflictProps {
  /** As it was when the form opened. */
  event: EventView;
  onReload: (event: EventView) => void;
  onSaveAnyway: () => void;
}

export function EventConflict({ event, onReload, onSaveAnyway }: EventConflictProps) {
  const client = useQueryClient();
  const reload = async () => {
    const now = await fetchEventNow(client, event.id);
    if (!now) throw new Error('This event has been deleted.');
    onReload(now);
  };
  return <Conflict what="event" onReload={reload} onSaveAnyway={onSaveAnyway} />;
}
