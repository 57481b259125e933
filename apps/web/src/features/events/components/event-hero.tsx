import { pages } from '@rover/contracts/pages';
import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { ArrowLeft, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { webAddress } from '../../../browser/web-address.js';
import { shareEvent } from '../share-event.js';
import { nearness, type TimedEvent } from '../upcoming.js';
import { EventImage } from './event-image.js';
import { PriceBadge } from './price-badge.js';

/** The head of an event's page: its picture, its name, its price. */
export function EventHero({ event, span }: TimedEvent) {
  const near = nearness(span);
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
          <Button look="gilded" onClick={() => shareEvent(event, 'Event URL copied to clipboard!')}>
            <Share2 aria-hidden className="size-5" />
            Share Event
          </Button>
        </div>
        <div className="mt-6 grid items-center gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-12">
          <EventImage
            first
            src={webAddress(event.image) ?? ''}
            className="aspect-3/2 w-full rounded border border-brass object-cover shadow-lifted"
          />
          <div className="flex min-w-0 flex-col items-start gap-5">
            {near && <Badge tone="marigold">{near}</Badge>}
            <h1 className="text-h1 wrap-anywhere">{event.title}</h1>
            <PriceBadge price={event.price} className="max-w-full" />
          </div>
        </div>
      </div>
      <div className="double-rule" />
    </div>
  );
}
