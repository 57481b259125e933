import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';

/** Hidden from screen readers: the text beside it says what is loading. */
export function Spinner({ className, ref }: { className?: string; ref?: Ref<SVGSVGElement> }) {
  return <LoaderCircle ref={ref} aria-hidden className={clsx('size-[1.1em] animate-turn', className)} />;
}

interface WaitingProps {
  /** For a whole page: as high as the window, so that the footer is not seen where it will not stay. */
  tall?: boolean;
  children: string;
}

/** A spinner with its text. */
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
