import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAdminMode } from '../../session/admin-mode.js';

/** Only an admin who edits fetches the form. */
const EventFormDialog = lazy(async () => ({ default: (await import('./event-form-dialog.js')).EventFormDialog }));

/** On the public pages: the way for an admin to change an event; for everybody else nothing. */
export function EventEditing({ event, label }: { event: EventView; label: string }) {
  const adminMode = useAdminMode();
  const [open, setOpen] = useState(false);
  if (!adminMode) return null;
  return (
    <>
      <Button look="paper" aria-label={`${label}: ${event.title}`} onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-4" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <EventFormDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
