import { Button } from '@rover/ui/button';
import { useRowFocus } from '@rover/ui/use-row-focus';
import { priceWords, upgradeWords } from '@rover/venue/menu/menu-price';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { OrderLine } from '../order-line.js';
import { changeQuantity } from '../order-store.js';
import { QuantityStepper } from './quantity-stepper.js';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  onRemove: (line: OrderLine) => void;
}

/** The lines of the order, whose quantities can be changed. */
export function OrderLines({ lines, onRemove }: OrderLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRowFocus(list);
  return (
    <ul ref={list} tabIndex={-1} aria-label="In your order" className="flex flex-col" onFocus={noteFocus}>
      {lines.map((line) => (
        <li key={line.id} className="flex flex-col gap-2 border-b border-sand py-3 first:pt-0">
          <div className="flex items-baseline justify-between gap-4">
            <p className="min-w-0 font-semibold">{line.name}</p>
            <span className="whitespace-nowrap font-semibold tabular-nums">{priceWords(line.totalPrice)}</span>
          </div>
          <Extras line={line} />
          <div className="flex items-center justify-between gap-3">
            <QuantityStepper
              of={line.name}
              value={line.quantity}
              onChange={(quantity) => changeQuantity(line.id, quantity > line.quantity ? 1 : -1)}
            />
            <Button
              look="bare"
              size="icon"
              aria-label={`Remove ${line.name}`}
              className="-mr-2"
              onClick={() => onRemove(line)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Extras({ line: { friesUpgrade, baconUpgrade, note } }: { line: OrderLine }) {
  if (!friesUpgrade && !baconUpgrade && !note) return null;
  return (
    <ul className="text-sm text-muted">
      {[friesUpgrade, baconUpgrade].map(
        (upgrade) =>
          upgrade && (
            <li key={upgrade.name}>
              {upgrade.name} ({upgradeWords(upgrade.price)})
            </li>
          ),
      )}
      {note && <li className="wrap-anywhere">“{note}”</li>}
    </ul>
  );
}
