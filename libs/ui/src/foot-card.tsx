import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A card at the foot of the window, over what stands there. */
export function FootCard({ className, ...rest }: ComponentProps<'div'>) {
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
