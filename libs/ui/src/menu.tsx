import { clsx } from 'clsx';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useLandmark } from './use-landmark.js';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The accessible name of the menu. */
  label: string;
  /** Open from the start, since it was opened before it was loaded. */
  defaultOpen?: boolean;
  /** {@link MenuItem}s. */
  children: ReactNode;
}

/** A menu of actions, under its button. Arrow keys, Home, End and first letters move along. */
export function Menu({ trigger, label, defaultOpen = false, children }: MenuProps) {
  const [place, opener] = useLandmark();
  const [open, setOpen] = useState(defaultOpen);
  /** Set while a finger is on the button, with whether the menu was open then: the press itself may close it. */
  const finger = useRef<{ wasOpen: boolean } | null>(null);

  // A touch may begin a scroll: only a complete tap opens the menu.
  const awaitTap = (event: PointerEvent) => {
    finger.current = event.pointerType === 'mouse' ? null : { wasOpen: open };
    if (finger.current) event.preventDefault();
  };
  const tap = () => {
    if (finger.current) setOpen(!finger.current.wasOpen);
    finger.current = null;
  };

  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild ref={opener} onPointerDown={awaitTap} onClick={tap}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={place}>
        <Primitive.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-56 max-w-[calc(100vw-1.5rem)] animate-fade rounded border border-brass bg-paper py-1.5 shadow-lifted"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  /** Deletes something for good. */
  danger?: boolean;
  disabled?: boolean;
  /** Renders its only child, such as a link, with the look of an item. */
  asChild?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, disabled, asChild, onSelect, children }: MenuItemProps) {
  return (
    <Primitive.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-4 font-medium outline-hidden select-none focus-visible:ring-0 [&>svg]:size-5 [&>svg]:shrink-0',
        'data-highlighted:text-paper data-disabled:cursor-not-allowed data-disabled:text-muted',
        danger ? 'text-terracotta data-highlighted:bg-terracotta-deep' : 'data-highlighted:bg-green',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}
