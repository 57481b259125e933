import type { EventView } from '@rover/contracts/events';
import { Button, type ButtonProps } from '@rover/ui/button';
import { Images } from 'lucide-react';
import { useAdminMode } from '../../session/admin-mode.js';

interface EventMediaButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  event: EventView;
  onOpen: (event: EventView) => void;
}

/** The way for an admin to the photos, videos and audio of an event; for everybody else nothing. */
export function EventMediaButton({ event, onOpen, ...looks }: EventMediaButtonProps) {
  const adminMode = useAdminMode();
  if (!adminMode) return null;
  return (
    <Button {...looks} aria-label={`Media of ${event.title}`} onClick={() => onOpen(event)}>
      <Images aria-hidden className="size-4" />
      Media
    </Button>
  );
}
