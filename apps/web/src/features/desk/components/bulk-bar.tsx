import { Button } from '@rover/ui/button';
import { Checkbox } from '@rover/ui/checkbox';
import { useBarHeight } from '@rover/ui/use-bar-height';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';

/** Actions on several rows at once. */
export interface BulkWork<Row> {
  /** The name of a row in its checkbox's label. */
  nameOf: (row: Row) => string;
  actions: (keys: readonly string[]) => ReactNode;
}

interface BulkBarProps {
  bar: RefObject<HTMLElement | null>;
  selected: ReadonlySet<string>;
  /** The keys of all rows of the page. */
  all: readonly string[];
  onSelect: (keys: ReadonlySet<string>) => void;
  actions: (keys: readonly string[]) => ReactNode;
}

/** How many rows are selected, and the actions on them; visible while any are. */
export function BulkBar({ bar, selected, all, onSelect, actions }: BulkBarProps) {
  const some = selected.size > 0;
  useBarHeight(bar, some);
  return (
    <>
      <div className="-my-2 lg:hidden">
        <Checkbox
          label="Select all on this page"
          checked={selected.size === all.length || (some && 'indeterminate')}
          onCheckedChange={(checked) => onSelect(new Set(checked ? all : []))}
        />
      </div>
      <section
        ref={bar}
        aria-label="Selected rows"
        tabIndex={-1}
        className={clsx(
          '-m-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-2 max-lg:order-last lg:min-h-13',
          some && 'sticky inset-y-0 z-10 bg-cream py-2 shadow-paper low:static',
        )}
      >
        <p role="status" className="text-muted">
          {some ? (
            `${selected.size} selected`
          ) : (
            <span className="max-lg:hidden">Tick rows to change several at once.</span>
          )}
        </p>
        {some && (
          <>
            {actions([...selected])}
            <Button look="bare" size="small" onClick={() => onSelect(new Set())}>
              Clear
            </Button>
          </>
        )}
      </section>
    </>
  );
}
