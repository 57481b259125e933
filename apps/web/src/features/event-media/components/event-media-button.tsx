import type { EventView } from '@rover/contracts/events';
import { Button, type ButtonProps } from '@rover/ui/button';
import { Images } from 'lucide-react';
import { useAdminMode } from '../../session/admin-mode.js';

interface EventMediaButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  event: EventView;
  onOpen: (event: EventView) => void;
}

/** A button with which an admin opens the media of an event; nothing for anybody else. */
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
