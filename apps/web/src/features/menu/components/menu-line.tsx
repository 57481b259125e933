import { Badge } from '@rover/ui/badge';
import type { MenuItem } from '@rover/venue/menu/menu-item';
import { priceWords } from '@rover/venue/menu/menu-price';

const marks = { vegetarian: ['v', 'vegetarian'], vegan: ['vg', 'vegan'] } as const;

/** The name, the dots, the price, and the line that makes one hungry. */
export function MenuLine({ item }: { item: MenuItem }) {
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline gap-x-2">
        {/* As wide as its text; it wraps between words before the price moves below it, and within a word last. */}
        <h3 className="min-w-0 max-w-max grow-999 basis-[min-content] text-wrap wrap-break-word text-lg leading-snug sm:text-xl">
          {item.name}
          {item.diet && <Diet diet={item.diet} />}
        </h3>
        <span className="flex flex-1 items-baseline gap-2">
          <span aria-hidden className="flex-1 border-b-2 border-dotted border-brass-dark/50" />
          {item.soldOut ? (
            <Badge tone="terracotta">Sold out</Badge>
          ) : (
            <span className="whitespace-nowrap font-semibold tabular-nums">{priceWords(item.price)}</span>
          )}
        </span>
      </div>
      <p className="max-w-prose text-muted sm:pr-6">{item.description}</p>
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
