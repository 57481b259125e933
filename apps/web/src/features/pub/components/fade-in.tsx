import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useInView } from '../../../browser/use-in-view.js';

const visibleFrom = 0.3;

/** Fades in when about a third of it is visible; for guests who prefer reduced motion it is visible from the start. */
export function FadeIn({ children }: { children: ReactNode }) {
  const [part, seen] = useInView<HTMLDivElement>(visibleFrom);
  return (
    <div
      ref={part}
      className={clsx(
        'transition duration-700 ease-out motion-reduce:transition-none',
        !seen && 'motion-safe:translate-y-6 motion-safe:opacity-0 print:translate-y-0 print:opacity-100',
      )}
    >
      {children}
    </div>
  );
}
