import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { useBackCloses } from './use-back-closes.js';
import { useDialogFocus } from './use-dialog-focus.js';

interface NoticeDialogProps {
  tone: 'success' | 'failure';
  title: string;
  children: ReactNode;
  /** Called on the button, Escape or Back. */
  onClose: () => void;
}

/** A result that must not be missed, as a dialog. Open while it is mounted. */
export function NoticeDialog({ tone, title, children, onClose }: NoticeDialogProps) {
  const focus = useDialogFocus();
  useBackCloses(true, onClose);
  const failure = tone === 'failure';
  const Icon = failure ? CircleAlert : CircleCheck;
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-green-deep/75" />
        <Primitive.Content
          {...focus}
          className={clsx(
            'fixed inset-0 z-50 m-auto h-fit max-h-dvh w-[calc(100%-2rem)] max-w-md animate-rise overflow-y-auto rounded border border-t-4 border-sand bg-paper p-6 shadow-lifted outline-none',
            failure ? 'border-t-terracotta' : 'border-t-leaf',
          )}
        >
          <div className="flex items-start gap-3">
            <Icon aria-hidden className={clsx('mt-0.5 size-7 shrink-0', failure ? 'text-terracotta' : 'text-leaf')} />
            <div className="min-w-0">
              <Primitive.Title className="text-h3">{title}</Primitive.Title>
              <Primitive.Description asChild>
                <div className="mt-3 flex flex-col gap-3 text-muted">{children}</div>
              </Primitive.Description>
            </div>
          </div>
          <div className="mt-6 flex justify-end">
            <Primitive.Cancel asChild>
              <Button className="min-w-24">OK</Button>
            </Primitive.Cancel>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
