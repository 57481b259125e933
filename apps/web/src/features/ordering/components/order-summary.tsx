import { Button } from '@rover/ui/button';
import { Dialog } from '@rover/ui/dialog';
import { focusPage } from '@rover/ui/focus-page';
import { Notice } from '@rover/ui/notice';
import { withAction } from '@rover/ui/toast-action';
import { chatLink, safeLinkLength } from '@rover/venue/chat-link';
import { doorSign, isOpen } from '@rover/venue/opening';
import { Copy } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { copyText } from '../../../browser/copy-text.js';
import { useNow } from '../../../browser/use-now.js';
import { recallDetails } from '../order-details.js';
import { type OrderLine, orderTotals } from '../order-line.js';
import { hideAdded } from '../order-news.js';
import { clearOrder, removeFromOrder } from '../order-store.js';
import { orderText } from '../order-text.js';
import { OrderFields } from './order-fields.js';
import { OrderLines } from './order-lines.js';
import { OrderSums } from './order-sums.js';

interface OrderSummaryProps {
  lines: readonly OrderLine[];
  onClose: () => void;
}

const orderSent = 'order-sent';

/** The order as it will be sent: who, where, what, how much. It is sent by the guest, in the chat that opens. */
export function OrderSummary({ lines, onClose }: OrderSummaryProps) {
  const now = useNow();
  const form = useForm({ defaultValues: recallDetails() });
  const { handleSubmit, getValues, watch } = form;
  const { errors, isSubmitted, submitCount } = form.formState;
  const invalid = isSubmitted && Object.keys(errors).length > 0;
  const tooLong = chatLink(orderText(lines, watch())).length > safeLinkLength;

  useEffect(hideAdded, []);

  const remove = (line: OrderLine) => {
    removeFromOrder(line.id);
    if (lines.length === 1) onClose();
  };
  const send = handleSubmit((details) => {
    window.open(chatLink(orderText(lines, details)), '_blank', 'noopener,noreferrer');
    onClose();
    const empty = () => {
      clearOrder();
      toast.dismiss(orderSent);
      // After the bar has disabled its buttons: the toasts would return the focus to one of them.
      setTimeout(focusPage);
    };
    toast.success('Your order is written in the chat', {
      description: 'Press send there, and the kitchen knows.',
      ...withAction({ id: orderSent, label: 'Empty the order', onClick: empty }),
    });
  });
  return (
    <Dialog open onOpenChange={onClose} title="Order Summary" description={isOpen(now) ? undefined : closedWords(now)}>
      <form noValidate onSubmit={send} className="flex flex-col gap-6">
        <OrderLines lines={lines} onRemove={remove} />
        <OrderSums totals={orderTotals(lines)} />
        {invalid && (
          // With each attempt: the first field with an error has the focus, and may have been scrolled to below it.
          <div key={submitCount} ref={showWhole}>
            <Notice tone="failure">Please fill in all required fields correctly</Notice>
          </div>
        )}
        <FormProvider {...form}>
          <OrderFields />
        </FormProvider>
        {tooLong && (
          <Notice tone="failure">Your chat app may cut so long an order. Copy it, and paste it into the chat.</Notice>
        )}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" size="large" className="sm:flex-1">
            Confirm & Send
          </Button>
          <Button look="quiet" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="bare"
            size="large"
            onClick={() =>
              copyText(orderText(lines, getValues()), 'Order copied to clipboard!', { failure: 'Failed to copy order' })
            }
          >
            <Copy aria-hidden className="size-5" />
            Copy order
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function closedWords(now: Date): string {
  return `The kitchen is closed. ${doorSign(now)}: send it now, and it is the first on the iron.`;
}
