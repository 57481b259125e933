import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';

/** Beside words that say what is awaited; alone it says nothing to a screen reader. */
export function Spinner({ className, ref }: { className?: string; ref?: Ref<SVGSVGElement> }) {
  return <LoaderCircle ref={ref} aria-hidden className={clsx('size-[1.1em] animate-turn', className)} />;
}

interface WaitingProps {
  /** In the place of a whole page: as high as the window, so that what stands below is not seen where it will not stay. */
  tall?: boolean;
  children: string;
}

/** A place that waits, with the words for it. */
export function Waiting({ tall, children }: WaitingProps) {
  return (
    <div className={tall ? 'min-h-svh' : undefined}>
      <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
        <Spinner className="size-6 text-leaf" />
        {children}
      </p>
    </div>
  );
}
