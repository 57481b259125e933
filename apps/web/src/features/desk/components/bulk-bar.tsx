import { Button } from '@rover/ui/button';
import { Checkbox } from '@rover/ui/checkbox';
import type { ReactNode } from 'react';

/** What can be done with several rows at once. */
export interface BulkWork<Row> {
  /** What a row is called when it is ticked. */
  nameOf: (row: Row) => string;
  actions: (keys: readonly string[]) => ReactNode;
}

interface BulkBarProps {
  ticked: ReadonlySet<string>;
  /** The keys of all rows of the page. */
  all: readonly string[];
  onTick: (keys: ReadonlySet<string>) => void;
  actions: (keys: readonly string[]) => ReactNode;
}

/** How many rows are ticked, and what to do with them. */
export function BulkBar({ ticked, all, onTick, actions }: BulkBarProps) {
  const some = ticked.size > 0;
  return (
    <div className="-my-2 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2">
      <div className="lg:hidden">
        <Checkbox
          label="Select all on this page"
          checked={ticked.size === all.length || (some && 'indeterminate')}
          onCheckedChange={(checked) => onTick(new Set(checked ? all : []))}
        />
      </div>
      <p role="status" className="text-muted">
        {some ? `${ticked.size} selected` : <span className="max-lg:hidden">Tick rows to change several at once.</span>}
      </p>
      {some && (
        <div className="flex flex-wrap items-center gap-2">
          {actions([...ticked])}
          <Button look="bare" size="small" onClick={() => onTick(new Set())}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
