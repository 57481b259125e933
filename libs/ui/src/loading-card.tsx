import { useEffect, useState } from 'react';
import { BottomCard } from './bottom-card.js';
import { Spinner } from './spinner.js';
import { useEscape } from './use-escape.js';

/** Milliseconds after which a delay is noticed. */
const noticedAfter = 400;

/** Shown while something requested is loading: a message once that takes a moment. Escape cancels. */
export function LoadingCard({ onCancel }: { onCancel: () => void }) {
  useEscape(onCancel);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), noticedAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <BottomCard className="animate-rise">
      <p role="status" className="flex items-center justify-center gap-3 p-4 text-muted">
        <Spinner />
        Loading...
      </p>
    </BottomCard>
  );
}
