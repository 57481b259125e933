import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { Share2 } from 'lucide-react';
import { shareEvent } from '../share-event.js';

/** On a card: a small square over the picture. */
export function ShareButton({ event, className }: { event: EventView; className?: string }) {
  return (
    <Button
      look="paper"
      size="icon"
      className={className}
      aria-label={`Share ${event.title}`}
      onClick={() => shareEvent(event, `${event.title} event link copied to clipboard!`)}
    >
      <Share2 aria-hidden className="size-5" />
    </Button>
  );
}
