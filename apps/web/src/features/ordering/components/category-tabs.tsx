import { clsx } from 'clsx';
import { orderCategories } from '../categories.js';
import { useVisibleCategory } from '../use-visible-category.js';

/** Links to the categories; the one being read is marked. */
export function CategoryTabs({ onChoose }: { onChoose: (id: string) => void }) {
  const visible = useVisibleCategory();
  return (
    <nav
      aria-label="Categories"
      className="sticky top-0 z-20 low:static border-b border-brass-dark bg-cream shadow-paper"
    >
      <ul className="page-width flex flex-wrap justify-between sm:justify-center sm:gap-x-8">
        {orderCategories.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={visible === id ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className={clsx(
                'min-h-13 border-b-4 px-2 pt-1 font-semibold transition-colors duration-150 hover:text-leaf sm:px-4',
                visible === id ? 'border-leaf text-leaf' : 'border-transparent',
              )}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
