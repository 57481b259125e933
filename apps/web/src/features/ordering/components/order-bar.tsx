import { Button } from '@rover/ui/button';
import { priceWords } from '@rover/venue/menu/menu-price';
import { pluralize } from '@rover/venue/pluralize';
import { useLayoutEffect } from 'react';
import type { OrderTotals } from '../order-line.js';

/** A fixed bar with the number of items and the total, which opens the order. */
export function OrderBar({ totals: { count, total }, onOpen }: { totals: OrderTotals; onOpen: () => void }) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('with-order-bar');
    return () => classList.remove('with-order-bar');
  }, []);
  return (
    <section
      aria-label="Your order"
      className="painted fixed inset-x-0 bottom-0 z-30 lowest:static print:hidden pb-[env(safe-area-inset-bottom)]"
    >
      <div className="double-rule" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p aria-live="polite" className="leading-tight max-[24rem]:w-full">
          <span className="text-sand">{pluralize(count, 'item')}</span>{' '}
          <span className="block font-semibold tabular-nums text-brass max-[24rem]:inline">{priceWords(total)}</span>
        </p>
        <div className="flex flex-wrap gap-2.5 max-[24rem]:w-full max-[24rem]:*:flex-1">
          <Button look="gilded" disabled={count === 0} onClick={onOpen} className="max-sm:px-3.5">
            View Order
          </Button>
          <Button look="loud" disabled={count === 0} onClick={onOpen} className="max-sm:px-3.5">
            Send Order
          </Button>
        </div>
      </div>
    </section>
  );
}
