import { Badge } from '@rover/ui/badge';
import type { MenuItem } from '@rover/venue/menu-item';
import { priceWords } from '@rover/venue/menu-price';

const marks = { vegetarian: ['v', 'vegetarian'], vegan: ['vg', 'vegan'] } as const;

/** The name, the dots, the price, and the line that makes one hungry. */
export function MenuLine({ item }: { item: MenuItem }) {
  return (
    <li className="break-inside-avoid">
      <div className="flex items-baseline gap-2">
        <h3 className="text-wrap wrap-anywhere text-lg leading-snug sm:text-xl">
          {item.name}
          {item.diet && <Diet diet={item.diet} />}
        </h3>
        <span aria-hidden className="min-w-3 flex-1 border-b-2 border-dotted border-brass-dark/50" />
        {item.soldOut ? (
          <Badge tone="terracotta">Sold out</Badge>
        ) : (
          <span className="whitespace-nowrap font-semibold tabular-nums">{priceWords(item.price)}</span>
        )}
      </div>
      <p className="max-w-prose pr-6 text-muted">{item.description}</p>
    </li>
  );
}

function Diet({ diet }: { diet: keyof typeof marks }) {
  const [mark, words] = marks[diet];
  return (
    <abbr title={words} className="ml-2 font-sans text-sm font-semibold text-brass-dark no-underline">
      {mark}
    </abbr>
  );
}
