import { doorSigns, isOpen } from '@rover/venue/opening';
import { clsx } from 'clsx';
import { useDeferredValue } from 'react';
import { useNow } from '../../../browser/use-now.js';

/**
 * 'Open now, until 2:00 AM' or 'Opens at 9:00 AM', by the pub's clock. Computing it is slow on a phone (time zones), so
 * the page does not wait for it.
 */
export function OpeningSign() {
  const now = useDeferredValue<Date | null>(useNow(), null);
  return now ? <Sign open={isOpen(now)} /> : <OpeningSignPlace />;
}

/** A placeholder of the same size, for the prerendered page, which knows no time. */
export function OpeningSignPlace() {
  return <Sign open className="invisible" />;
}

/** Always as wide as the longer text, so that nothing moves. */
function Sign({ open, className }: { open: boolean; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-semibold', className)}>
      <span
        aria-hidden
        className={clsx('size-2.5 shrink-0 rounded-full', open ? 'bg-marigold' : 'border-2 border-current')}
      />
      <span
        data-widest={doorSigns.open}
        className="grid before:invisible before:h-0 before:overflow-hidden before:content-[attr(data-widest)]"
      >
        {open ? doorSigns.open : doorSigns.closed}
      </span>
    </span>
  );
}
