import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { useBackCloses } from './use-back-closes.js';
import { useDialogFocus } from './use-dialog-focus.js';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, to what. */
  children: ReactNode;
  /** The label of the button that does it. */
  confirm: string;
  /** The label of the cancel button. */
  cancel?: string;
  busy?: boolean;
  /** The caller closes the dialog when it is done. */
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. The cancel button has the first focus. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  busy = false,
  onConfirm,
}: AlertDialogProps) {
  const focus = useDialogFocus();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-green-deep/75" />
        <Primitive.Content
          {...focus}
          className="fixed inset-0 z-50 m-auto h-fit max-h-dvh w-[calc(100%-2rem)] max-w-md animate-rise overflow-y-auto rounded border border-sand border-t-4 border-t-terracotta bg-paper p-6 shadow-lifted outline-none"
        >
          <Primitive.Title className="text-h3">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="mt-3 text-muted">{children}</div>
          </Primitive.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button look="quiet">{cancel}</Button>
            </Primitive.Cancel>
            <Button look="danger" busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
