import type { EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { Switch } from '@rover/ui/switch';
import { useRowFocus } from '@rover/ui/use-row-focus';
import { isPast } from '@rover/venue/events/event-clock';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useNow } from '../../../browser/use-now.js';
import { useReport } from '../../../browser/use-report.js';
import { useEventForm } from '../../event-form/use-event-form.js';
import { allEventsQuery } from '../../events/event-queries.js';
import { DeleteEventDialog } from './delete-event-dialog.js';
import { DeskCards } from './desk-cards.js';

interface EventDeskProps {
  /** Past events, too, after those to come. */
  past: boolean;
  onPast: (past: boolean) => void;
  /** What more can be done with an event; the same function at every call. */
  actionsFor: (event: EventView) => ReactNode;
}

/** The desk of the events: creates, edits and deletes them. */
export function EventDesk({ past, onPast, actionsFor }: EventDeskProps) {
  const [deletion, setDeletion] = useState<EventView | null>(null);
  const top = useRef<HTMLElement>(null);
  const noteFocus = useRowFocus(top);
  const { openEventForm, eventForm } = useEventForm({ early: true });
  const { data: events, isPending, error, refetch } = useQuery(allEventsQuery);
  const listed = error ? undefined : events;
  const now = useNow();
  const shown = useMemo(() => listed?.filter((event) => past || !isPast(event, now)) ?? [], [listed, past, now]);
  const edit = useCallback((event: EventView) => openEventForm({ event }), [openEventForm]);
  const duplicate = useCallback((original: EventView) => openEventForm({ event: null, original }), [openEventForm]);
  useReport('The events could not be loaded', error);

  return (
    <section ref={top} aria-label="Events" tabIndex={-1} onFocus={noteFocus} className="scroll-mt-24">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <Switch label="Show Past Events" checked={past} onCheckedChange={onPast} />
        <Button onClick={() => openEventForm({ event: null })}>
          <CalendarPlus aria-hidden className="size-5" />
          Add New Event
        </Button>
      </div>
      {isPending && <Waiting>Loading events...</Waiting>}
      {error && (
        <Notice tone="failure" onRetry={() => refetch()}>
          The events could not be loaded. {error.message}
        </Notice>
      )}
      {listed && shown.length === 0 && (
        <EmptyState icon={<CalendarPlus />} title={past ? 'No events' : 'No upcoming events'} />
      )}
      <DeskCards
        key={String(past)}
        events={shown}
        actionsFor={actionsFor}
        onEdit={edit}
        onDuplicate={duplicate}
        onDelete={setDeletion}
      />
      {listed && listed.length >= limits.event.listed && (
        <p className="mt-6 text-muted">The nearest {limits.event.listed} events are listed here.</p>
      )}
      {eventForm}
      {deletion && <DeleteEventDialog event={deletion} onClose={() => setDeletion(null)} />}
    </section>
  );
}
