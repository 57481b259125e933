import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  leaf: 'bg-leaf text-paper',
  brass: 'bg-brass text-stout',
  marigold: 'bg-marigold text-stout',
  terracotta: 'bg-terracotta text-paper',
  sand: 'bg-sand text-stout',
} as const;

export type BadgeTone = keyof typeof tones;

/** A word or a number on a coloured tag. The colour never carries meaning of its own. */
export function Badge({
  tone = 'sand',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-w-0 items-center gap-1.5 rounded-sm px-2.5 py-1 text-sm font-semibold leading-snug tabular-nums whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
