import { priceWords } from '@rover/venue/menu/menu-price';
import { clsx } from 'clsx';
import type { OrderTotals } from '../order-line.js';

/** Subtotal, delivery and total. */
export function OrderSums({ totals: { subtotal, delivery, total } }: { totals: OrderTotals }) {
  const sums = [
    ['Subtotal', subtotal],
    ['Delivery', delivery],
    ['Total', total],
  ] as const;
  return (
    <dl className="flex flex-col gap-1">
      {sums.map(([name, pesos]) => (
        <div
          key={name}
          className={clsx(
            'flex justify-between gap-4',
            name === 'Total' && 'border-t border-brass-dark pt-2 text-lg font-semibold',
          )}
        >
          <dt>{name}</dt>
          <dd className="tabular-nums">{priceWords(pesos)}</dd>
        </div>
      ))}
    </dl>
  );
}
