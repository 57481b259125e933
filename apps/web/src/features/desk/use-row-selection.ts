import { useMemo, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which rows of the page are selected. A row that leaves the page is deselected for good. */
export function useRowSelection<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] {
  const [chosen, setChosen] = useState(none);
  const shown = rows?.map(rowKey).join(' ') ?? '';
  const selected = useMemo(() => new Set(shown.split(' ').filter((key) => chosen.has(key))), [shown, chosen]);
  if (selected.size < chosen.size) setChosen(selected);
  return [selected, setChosen];
}
