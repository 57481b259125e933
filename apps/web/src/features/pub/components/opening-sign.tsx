import { doorSign, isOpen } from '@rover/venue/opening';
import { clsx } from 'clsx';
import { useNow } from '../../../browser/use-now.js';

/** 'Open now, until 2:00 AM' or 'Opens at 9:00 AM', as the clock at the pub has it. */
export function OpeningSign() {
  const now = useNow();
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span
        aria-hidden
        className={clsx('size-2.5 rounded-full', isOpen(now) ? 'bg-marigold' : 'border-2 border-current')}
      />
      {doorSign(now)}
    </span>
  );
}
