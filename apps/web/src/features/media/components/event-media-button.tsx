import type { EventView } from '@rover/contracts/events';
import { Button, type ButtonProps } from '@rover/ui/button';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAdminMode } from '../../session/admin-mode.js';

/** Only an admin who manages media fetches the manager. */
const MediaManager = lazy(async () => ({ default: (await import('./media-manager.js')).MediaManager }));

interface EventMediaButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  event: EventView;
}

/** The way for an admin to the photos, videos and audio of an event; for everybody else nothing. */
export function EventMediaButton({ event, ...looks }: EventMediaButtonProps) {
  const adminMode = useAdminMode();
  const [open, setOpen] = useState(false);
  if (!adminMode) return null;
  return (
    <>
      <Button {...looks} aria-label={`Media of ${event.title}`} onClick={() => setOpen(true)}>
        <Images aria-hidden className="size-4" />
        Media
      </Button>
      {open && (
        <Suspense>
          <MediaManager event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
