import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import { Children, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Busy } from './busy.js';

const looks = {
  primary: 'bg-leaf text-paper border-leaf hover:bg-leaf-deep hover:border-leaf-deep',
  loud: 'bg-marigold text-stout border-marigold hover:brightness-105',
  gilded: 'bg-transparent text-brass border-brass hover:bg-brass hover:text-green',
  paper: 'bg-paper text-stout border-brass hover:bg-sand',
  quiet: 'bg-transparent text-stout border-edge hover:bg-sand',
  danger: 'bg-terracotta text-paper border-terracotta hover:bg-terracotta-deep hover:border-terracotta-deep',
  bare: 'bg-transparent text-leaf border-transparent hover:bg-sand',
  /** Removes something, among buttons that do not. */
  remove: 'bg-transparent text-terracotta border-transparent hover:bg-sand hover:text-terracotta-deep',
} as const;

const sizes = {
  small: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-sm',
  normal: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-2 text-lg',
  icon: 'size-11 shrink-0 p-0',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Renders its only child, such as a link, with the look of a button. */
  asChild?: boolean;
  /** Something is under way: shows a spinner, and accepts no press. */
  busy?: boolean;
  /** The second press of a double click is none, as of any button that can be busy. */
  once?: boolean;
}

export function Button({
  look = 'primary',
  size = 'normal',
  asChild = false,
  busy,
  once = busy !== undefined,
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(
    'inline-flex items-center justify-center gap-2 rounded border font-semibold leading-tight text-center select-none',
    'transition-[background-color,border-color,color,filter] duration-150 active:brightness-85',
    'disabled:border-sand disabled:bg-sand disabled:text-muted disabled:filter-none',
    looks[look],
    sizes[size],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (once && event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <Busy />}
      {Children.map(children, inElement)}
    </button>
  );
}

/** Wraps text in an element: translating browsers replace bare text nodes, which React then cannot find. */
function inElement(child: ReactNode): ReactNode {
  return typeof child === 'string' ? <span>{child}</span> : child;
}
