import { clsx } from 'clsx';

/** A grey placeholder of something loading. Hidden from screen readers: its container announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx(
        'animate-shimmer rounded-sm bg-[linear-gradient(100deg,var(--color-sand)_40%,var(--color-paper)_50%,var(--color-sand)_60%)] bg-[length:200%_100%]',
        className,
      )}
    />
  );
}
