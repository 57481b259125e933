import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { OrderCategory } from '../categories.js';
import { DishCard } from './dish-card.js';

interface CategorySectionProps {
  category: OrderCategory;
  open: boolean;
  onToggle: () => void;
}

/** A collapsible category. What was chosen in it is kept while it is collapsed. */
export function CategorySection({ category: { id, name, sections }, open, onToggle }: CategorySectionProps) {
  const divided = sections.length > 1;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-brass-dark pt-2">
      <h2 id={`${id}-title`} className="text-h2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-dishes`}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center justify-between gap-4 text-left wrap-anywhere"
        >
          {name}
          <ChevronDown
            aria-hidden
            className={clsx('size-7 shrink-0 text-brass-dark transition-transform duration-200', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={`${id}-dishes`} hidden={!open}>
        {sections.map((section) => (
          <div key={section.id} className="pb-8">
            {divided && <h3 className="text-h3 text-leaf-deep">{section.title}</h3>}
            <p className="mb-4 max-w-prose text-muted">{section.line}</p>
            <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
              {section.items.map((item) => (
                <li key={item.id} className="flex min-w-0">
                  <DishCard item={item} heading={divided ? 'h4' : 'h3'} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
