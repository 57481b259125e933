import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.js';
import { OutsideField } from './field.js';
import { useBackCloses } from './use-back-closes.js';
import { useBarHeight } from './use-bar-height.js';
import { useDialogFocus } from './use-dialog-focus.js';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A line or two under the title. The header does not scroll: wrap what may be long in {@link DialogSubject}. */
  description?: ReactNode;
  /** Wide enough for a form of two columns. */
  wide?: boolean;
  /** `preventDefault` keeps the dialog open, for content that handles Escape itself. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A modal dialog, mostly with a form: traps the focus, closes on Escape and Back, and returns the focus. Content that
 * handles Escape itself, such as a line edited in place, is marked `data-own-escape`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  wide = false,
  onEscapeKeyDown,
  children,
}: DialogProps) {
  const focus = useDialogFocus();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-green-deep/75" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          onInteractOutside={keepOpen}
          onEscapeKeyDown={(event) => {
            leaveToOwner(event);
            onEscapeKeyDown?.(event);
          }}
          className={clsx(
            'fixed inset-0 z-50 m-auto flex h-fit max-h-dvh w-full animate-rise flex-col bg-paper shadow-lifted outline-none',
            'low:block low:overflow-y-auto sm:max-h-[92dvh] sm:w-[calc(100%-3rem)] sm:rounded sm:border sm:border-brass',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-xl',
          )}
        >
          <header className="painted flex items-start gap-4 border-b-4 border-double border-brass px-5 py-4 sm:rounded-t sm:px-7">
            <div className="min-w-0 flex-1 self-center">
              <Primitive.Title className="text-h3">{title}</Primitive.Title>
              {description && <Primitive.Description className="mt-1 text-sand">{description}</Primitive.Description>}
            </div>
            <Primitive.Close asChild>
              <Button
                look="gilded"
                size="icon"
                aria-label="Close"
                className={clsx('-mr-2 border-transparent', description && '-my-2')}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </Primitive.Close>
          </header>
          <div
            data-scrolls
            className="min-h-0 scroll-pt-10 scroll-pb-(--bar) overflow-y-auto overscroll-contain px-5 py-6 low:overflow-y-visible sm:px-7"
          >
            <OutsideField>{children}</OutsideField>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What a dialog is about, such as the title of an event: cut off after two lines, since it stands on the page as well. */
export function DialogSubject({ children }: { children: ReactNode }) {
  return <span className="line-clamp-2">{children}</span>;
}

/** The buttons at the foot of a dialog; they stay visible while the rest scrolls, if there is room for both. */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useBarHeight(foot, true, '[data-scrolls]');
  return (
    <div
      ref={foot}
      className="sticky -bottom-6 z-10 low:static -mx-5 -mb-6 flex flex-wrap justify-end gap-3 border-t border-sand bg-paper px-5 py-4 sm:-mx-7 sm:px-7"
    >
      {children}
    </div>
  );
}

/** A press beside the dialog must not discard what was typed. */
function keepOpen(event: Event) {
  event.preventDefault();
}

function leaveToOwner(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}
