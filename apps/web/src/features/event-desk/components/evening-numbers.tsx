import { clockTime } from '@rover/venue/events/event-words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../../browser/use-now.js';
import { allEventsQuery } from '../../events/event-queries.js';
import { type Evening, eveningOf } from '../evening.js';

/** The evening's key numbers for the staff. */
export function EveningNumbers() {
  const { data: events } = useQuery(allEventsQuery);
  const now = useNow();
  const evening = useMemo(() => events && eveningOf(events, now), [events, now]);
  return (
    <section aria-label="Tonight" className="min-h-12">
      {evening === null && <p className="text-muted">Nothing is on tonight.</p>}
      {evening && <Figures of={evening} />}
    </section>
  );
}

function Figures({ of: { guests, left, begins } }: { of: Evening }) {
  return (
    <dl className="flex flex-wrap gap-x-4 sm:gap-x-8">
      <Figure label="Guests tonight" value={guests.toLocaleString('en')} />
      <Figure label="Places left" value={left === null ? 'No limit' : left.toLocaleString('en')} />
      <Figure label="Begins at" value={clockTime(begins)} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold text-h3 text-leaf tabular-nums leading-tight">{value}</dd>
    </div>
  );
}
