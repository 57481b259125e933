import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { useBackCloses } from './use-back-closes.js';
import { useDialogFocus } from './use-dialog-focus.js';

const sides = {
  right: 'inset-y-0 right-0 h-dvh w-full max-w-md animate-from-right border-l',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] animate-rise rounded-t border-t',
} as const;

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Where it slides in from: the side for lists and filters, the bottom for a few choices on a phone. */
  side?: keyof typeof sides;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel at an edge of the window. Unlike a dialog it closes when the page behind it is pressed. */
export function Sheet({ open, onOpenChange, title, side = 'right', footer, children }: SheetProps) {
  const focus = useDialogFocus();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-green-deep/75" />
        <Primitive.Content
          aria-describedby={undefined}
          {...focus}
          className={clsx('fixed z-50 flex flex-col border-brass bg-paper shadow-lifted outline-none', sides[side])}
        >
          <header className="flex items-center gap-4 border-b-4 border-double border-brass-dark px-5 py-3">
            <Primitive.Title className="min-w-0 flex-1 text-h3">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <Button look="bare" size="icon" aria-label="Close" className="-mr-2">
                <X aria-hidden className="size-5" />
              </Button>
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer && <footer className="border-t border-sand px-5 py-4">{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
