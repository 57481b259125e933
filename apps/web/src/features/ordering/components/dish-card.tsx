import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { Card } from '@rover/ui/card';
import { Field, Input } from '@rover/ui/field';
import { lineQuantity } from '@rover/venue/delivery';
import { isBurger, type MenuItem, type Upgrade } from '@rover/venue/menu/menu-item';
import { dishPicture } from '@rover/venue/menu/menu-pictures';
import { priceWords } from '@rover/venue/menu/menu-price';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'sonner';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';
import { throwConfetti } from '../confetti.js';
import { orderLimits } from '../order-choice.js';
import { tellAdded } from '../order-news.js';
import { addToOrder } from '../order-store.js';
import { QuantityStepper } from './quantity-stepper.js';
import { UpgradeSelect } from './upgrade-select.js';

interface DishCardProps {
  item: MenuItem;
  /** Of its name, under the headings of the page. */
  heading: 'h3' | 'h4';
}

/** An item of the menu, and its options. */
export function DishCard({ item, heading: Heading }: DishCardProps) {
  const picture = dishPicture(item.id);
  const title = useId();
  return (
    <Card className="flex flex-1 flex-col overflow-hidden">
      {picture && (
        <ResponsivePicture
          alt=""
          picture={picture}
          sizes="(min-width: 80rem) 23rem, (min-width: 48rem) 50vw, 100vw"
          className={clsx('aspect-3/2 w-full object-cover', item.soldOut && 'opacity-60 grayscale')}
        />
      )}
      <article aria-labelledby={title} className="flex flex-1 flex-col gap-3 p-5">
        <div>
          <div className="flex items-baseline justify-between gap-4">
            <Heading id={title} className="min-w-0 font-display text-h3">
              {item.name}
            </Heading>
            <span className="whitespace-nowrap font-semibold tabular-nums">{priceWords(item.price)}</span>
          </div>
          <p className="text-muted">{item.description}</p>
        </div>
        {item.soldOut ? (
          <p className="flex flex-wrap items-center gap-3 text-muted">
            <Badge tone="terracotta">Sold out</Badge> Ask again tomorrow.
          </p>
        ) : (
          <DishOrder item={item} />
        )}
      </article>
    </Card>
  );
}

/** The side that is in the price. */
const included = (upgrades: readonly Upgrade[]) => upgrades.find(({ price }) => price === 0)?.name ?? 'None';

const nothing = { fries: '', bacon: '', note: '' };

function DishOrder({ item }: { item: MenuItem }) {
  const [wanted, setWanted] = useState(nothing);
  const [quantity, setQuantity] = useState<number>(lineQuantity.min);

  const add = () => {
    const { fries, bacon, note } = wanted;
    const choice = { itemId: item.id, quantity, fries: fries || null, bacon: bacon || null, note: note.trim() };
    if (!addToOrder(choice)) {
      toast.error(`An order has room for ${orderLimits.lines} lines. Ring us for more.`);
      return;
    }
    setWanted(nothing);
    setQuantity(lineQuantity.min);
    tellAdded(`${quantity} × ${item.name} is in your order`);
    void throwConfetti();
  };

  return (
    <div className="mt-auto flex flex-col gap-3">
      {isBurger(item) && (
        <div className="grid gap-3">
          <UpgradeSelect
            label="Fries"
            none={included(item.friesUpgrades)}
            upgrades={item.friesUpgrades.filter(({ price }) => price > 0)}
            value={wanted.fries}
            onChange={(fries) => setWanted({ ...wanted, fries })}
          />
          <UpgradeSelect
            label="Bacon"
            none="No bacon"
            upgrades={item.baconUpgrades}
            value={wanted.bacon}
            onChange={(bacon) => setWanted({ ...wanted, bacon })}
          />
        </div>
      )}
      <Field label="Note">
        <Input
          maxLength={orderLimits.note}
          placeholder="No onion, and say hello to the cook"
          value={wanted.note}
          onChange={({ target }) => setWanted({ ...wanted, note: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <QuantityStepper of={item.name} value={quantity} onChange={setQuantity} />
        <Button className="flex-1" aria-label={`Add ${item.name} to the order`} onClick={add}>
          <Plus aria-hidden className="size-5" />
          Add
        </Button>
      </div>
    </div>
  );
}
