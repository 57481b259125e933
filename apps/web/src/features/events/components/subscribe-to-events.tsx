import { CalendarSync } from 'lucide-react';
import { LazyMenu } from '../../../lazy/lazy-menu.js';

const load = async () => (await import('./subscribe-menu.js')).SubscribeMenu;

const words = (
  <>
    <CalendarSync aria-hidden className="size-5 shrink-0" />
    Subscribe
  </>
);

/** Lets the guest's own calendar follow all events. */
export function SubscribeToEvents() {
  return (
    <LazyMenu load={load} subject={{}} button={{ look: 'quiet', className: 'min-h-13 max-w-full', children: words }} />
  );
}
