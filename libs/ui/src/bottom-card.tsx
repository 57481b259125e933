import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A fixed card at the bottom of the window. */
export function BottomCard({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx(
        'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg rounded bg-paper shadow-lifted print:hidden',
        className,
      )}
    />
  );
}
