import type { EventView } from '@rover/contracts/events';
import { pages } from '@rover/contracts/pages';
import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { ArrowLeft, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prehydrationButton } from '../../../browser/prehydration-button.js';
import { PriceBadge } from './price-badge.js';

interface EventHeroProps {
  event: Pick<EventView, 'title' | 'price'>;
  /** 'Tonight', 'Tomorrow'. */
  near?: string | null;
  /** With the classes of `eventPictureLook`. */
  picture: ReactNode;
  onShare?: () => void;
}

export const eventPictureLook = 'aspect-3/2 w-full rounded border border-brass object-cover shadow-lifted';

/**
 * The head of an event's page: picture, name, price. Also prerendered; its button is then marked as not working yet.
 */
export function EventHero({ event, near, picture, onShare }: EventHeroProps) {
  return (
    <div className="painted">
      <div className="page-width py-6 sm:py-8">
        <div className="flex flex-wrap justify-between gap-3 print:hidden">
          <Button asChild look="gilded">
            <Link to={pages.events}>
              <ArrowLeft aria-hidden className="size-5" />
              Back to Events
            </Link>
          </Button>
          <Button look="gilded" onClick={onShare} {...(!onShare && prehydrationButton)}>
            <Share2 aria-hidden className="size-5" />
            Share Event
          </Button>
        </div>
        <div className="mt-6 grid items-center gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-12">
          {picture}
          <div className="flex min-w-0 flex-col items-start gap-5">
            <h1 className="text-h1 wrap-anywhere">{event.title}</h1>
            <div className="flex max-w-full flex-wrap gap-3">
              <PriceBadge price={event.price} className="max-w-full" />
              {near && <Badge tone="marigold">{near}</Badge>}
            </div>
          </div>
        </div>
      </div>
      <div className="double-rule" />
    </div>
  );
}
