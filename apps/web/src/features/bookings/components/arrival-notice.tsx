import { Button } from '@rover/ui/button';
import { focusPage } from '@rover/ui/focus-page';
import { BellRing, X } from 'lucide-react';
import { useEffect } from 'react';
import { arrivalWords } from '../arrivals.js';
import type { BookingKind } from '../booking-queries.js';
import { useArrivals } from '../use-arrivals.js';

interface ArrivalNoticeProps {
  /** The open tab. Opening the list of a kind marks its new bookings as seen. */
  open: string;
  onShow: (kind: BookingKind) => void;
  /** Refetches how full the events are. Only the first function given is used. */
  countEvents: () => void;
}

/** A notice at the foot of the window that bookings have come in while the page was open. */
export function ArrivalNotice({ open, onShow, countEvents }: ArrivalNoticeProps) {
  const [arrivals, forget] = useArrivals(countEvents);
  const words = arrivalWords(arrivals);

  useEffect(() => {
    if (open === 'rsvps' || open === 'vip') forget(open);
  }, [open, forget]);

  const dismiss = () => {
    forget('rsvps');
    forget('vip');
    focusPage();
  };
  const show = () => {
    const kind = arrivals.rsvps > 0 ? 'rsvps' : 'vip';
    forget(kind);
    onShow(kind);
    focusPage();
  };
  return (
    <div
      // On a phone the bar for ticked rows is at the foot as well.
      style={{ bottom: 'calc(1rem + var(--bar, 0px))' }}
      className="pointer-events-none fixed inset-x-4 z-30 flex justify-center"
    >
      <div role="status">
        {words && (
          <div className="pointer-events-auto flex animate-rise items-center gap-2 rounded border border-brass bg-green py-1.5 pr-1.5 pl-4 text-cream shadow-lifted">
            <BellRing aria-hidden className="size-5 shrink-0 text-brass" />
            <p className="min-w-0 font-semibold">{words}</p>
            <Button look="gilded" size="small" onClick={show}>
              Show
            </Button>
            <Button look="gilded" size="icon" className="border-transparent" aria-label="Dismiss" onClick={dismiss}>
              <X aria-hidden className="size-4" />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
