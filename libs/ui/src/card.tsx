import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A white box on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded border border-sand bg-paper shadow-paper', className)} {...rest} />;
}
