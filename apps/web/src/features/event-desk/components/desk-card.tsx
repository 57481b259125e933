import type { EventView } from '@rover/contracts/events';
import { eventPath } from '@rover/contracts/pages';
import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { Card } from '@rover/ui/card';
import { eventSpan } from '@rover/venue/events/event-clock';
import { isFull } from '@rover/venue/events/event-places';
import { Copy, Pencil, Trash2, Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EventFacts } from '../../events/components/event-facts.js';
import { PriceBadge } from '../../events/components/price-badge.js';
import { cardDescription, shorten } from '../../events/shorten.js';

export interface DeskCardProps {
  event: EventView;
  /** What more can be done with it. */
  actionsFor: (event: EventView) => ReactNode;
  onEdit: (event: EventView) => void;
  onDuplicate: (event: EventView) => void;
  onDelete: (event: EventView) => void;
}

/** An event as the back office shows it: its facts, and how full it is. Memoized. */
export const DeskCard = memo(({ event, actionsFor, onEdit, onDuplicate, onDelete }: DeskCardProps) => {
  const span = eventSpan(event);
  const note = isFull(event) ? ' full' : event.capacity === 0 ? ' unlimited' : '';
  return (
    <Card className="flex h-full flex-col gap-4 border-t-4 border-t-leaf p-5">
      <h2 className="text-h3 wrap-anywhere">
        <Link to={eventPath(event.slug)} className="hover:text-leaf hover:underline">
          {event.title}
        </Link>
      </h2>
      {span ? <EventFacts event={event} span={span} /> : <Badge tone="terracotta">No date</Badge>}
      <div className="flex flex-wrap gap-2">
        <Badge tone={isFull(event) ? 'terracotta' : 'sand'}>
          <Users aria-hidden className="size-4" />
          <span className="sr-only">Registered of capacity: </span>
          <span>{`${event.registered}/${event.capacity}${note}`}</span>
        </Badge>
        <PriceBadge price={event.price} className="max-w-full" />
      </div>
      <p className="text-muted wrap-anywhere">{shorten(event.description, cardDescription)}</p>
      <div className="-mx-2 mt-auto flex flex-wrap border-t border-sand pt-3 [&_:is(a,button)]:px-2">
        <Button look="bare" size="small" aria-label={`Edit ${event.title}`} onClick={() => onEdit(event)}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
        {actionsFor(event)}
        <Button look="bare" size="small" aria-label={`Duplicate ${event.title}`} onClick={() => onDuplicate(event)}>
          <Copy aria-hidden className="size-4" />
          Duplicate
        </Button>
        <Button look="remove" size="small" aria-label={`Delete ${event.title}`} onClick={() => onDelete(event)}>
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
    </Card>
  );
});
