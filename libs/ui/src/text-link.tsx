import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

const looks = {
  light: 'text-leaf decoration-leaf/40 hover:text-leaf-deep hover:decoration-current',
  painted: 'text-cream decoration-brass hover:text-brass',
} as const;

interface TextLinkProps extends ComponentProps<'a'> {
  /** The background it is on. */
  on?: keyof typeof looks;
  /** Renders its only child, such as a link of the router, with the look of a link. */
  asChild?: boolean;
}

/** A link in a text. One that leaves the site opens a new tab, says so, and sends no referrer. */
export function TextLink({ on = 'light', asChild = false, className, children, ...rest }: TextLinkProps) {
  const classes = clsx(
    'rounded-sm font-medium underline decoration-1 underline-offset-4 transition-colors duration-150',
    looks[on],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const leaves = /^https?:/.test(rest.href ?? '');
  return (
    <a className={classes} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
      {leaves && <ExternalLink role="img" aria-label="opens in a new tab" className="ml-1 inline size-[0.85em]" />}
    </a>
  );
}
