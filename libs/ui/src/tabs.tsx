import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs, of which one panel is shown; arrow keys move along. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // Scrolls to the present tab: the row may be wider than a phone, and its labels grow when their counts arrive.
  useEffect(() => {
    const strip = row.current;
    const open = strip?.querySelector(`[data-value="${value}"]`);
    if (!strip || !open) return;
    const observer = new ResizeObserver(() => scrollTo(strip, open));
    for (const tab of strip.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [value]);
  // A press fires twice, for the mouse and for the focus, before the parent has rendered.
  const told = useRef(value);
  told.current = value;
  const tell = (next: string) => {
    if (next === told.current) return;
    told.current = next;
    onValueChange(next);
  };
  return (
    <Primitive.Root value={value} onValueChange={tell}>
      <Primitive.List
        ref={row}
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-t border-b-4 border-double border-brass bg-green px-2 pt-2"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            data-value={tab.value}
            className="min-h-11 shrink-0 rounded-t px-4 font-semibold text-cream transition-colors duration-150 hover:text-brass focus-visible:-outline-offset-4 focus-visible:outline-leaf focus-visible:ring-0 data-[state=active]:bg-paper data-[state=active]:text-green"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-8">
          {/* Radix keeps the panel of the tab that is left for one more render, when the address is the next one's already. */}
          {tab.value === value && tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Scrolls the row alone: `scrollIntoView` would also scroll the page. */
function scrollTo(row: Element, tab: Element): void {
  const [seen, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (wanted.left < seen.left) row.scrollLeft -= seen.left - wanted.left;
  else if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right;
}
