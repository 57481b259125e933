import { useState } from 'react';
import { flushSync } from 'react-dom';
import { orderCategories } from '../categories.js';
import { orderTotals } from '../order-line.js';
import { useOrder } from '../order-store.js';
import { CategorySection } from './category-section.js';
import { CategoryTabs } from './category-tabs.js';
import { OrderBar } from './order-bar.js';
import { OrderSummary } from './order-summary.js';

/** Everything that can be brought, and the order as it grows. */
export function DeliveryMenu() {
  const lines = useOrder();
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [summary, setSummary] = useState(false);
  // The order may have been emptied in another tab: the dialog closes, and does not reopen with the next line.
  if (summary && lines.length === 0) setSummary(false);

  const unfold = (id: string) => setFolded((ids) => ids.filter((one) => one !== id));
  const fold = (id: string) => setFolded((ids) => [...ids, id]);
  const goTo = (id: string) => {
    // Synchronously: the scroll distance must be measured with the category unfolded.
    flushSync(() => unfold(id));
    const section = document.getElementById(id);
    section?.scrollIntoView({ behavior: scrolling() });
    section?.querySelector('button')?.focus({ preventScroll: true });
  };

  return (
    <>
      <CategoryTabs onChoose={goTo} />
      <div className="page-width flex flex-col gap-4 py-10 pb-24">
        {orderCategories.map((category) => {
          const open = !folded.includes(category.id);
          return (
            <CategorySection
              key={category.id}
              category={category}
              open={open}
              onToggle={() => (open ? fold(category.id) : unfold(category.id))}
            />
          );
        })}
      </div>
      <OrderBar totals={orderTotals(lines)} onOpen={() => setSummary(true)} />
      {summary && <OrderSummary lines={lines} onClose={() => setSummary(false)} />}
    </>
  );
}

function scrolling(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
