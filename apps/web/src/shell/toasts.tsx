import { lazy, Suspense, useCallback, useState } from 'react';
import { useFirstTouch } from '../browser/use-first-touch.js';

const Toaster = lazy(async () => ({ default: (await import('@rover/ui/toaster')).Toaster }));

/** A toast answers something a guest did, so the rack for them is fetched when a guest begins to do things. */
export function Toasts() {
  const [begun, setBegun] = useState(false);
  useFirstTouch(useCallback(() => setBegun(true), []));
  return (
    begun && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
