import { useMemo, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which rows of the page are ticked. A row that leaves the page loses its tick for good. */
export function useRowSelection<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] {
  const [chosen, setChosen] = useState(none);
  const shown = rows?.map(rowKey).join(' ') ?? '';
  const ticked = useMemo(() => new Set(shown.split(' ').filter((key) => chosen.has(key))), [shown, chosen]);
  if (ticked.size < chosen.size) setChosen(ticked);
  return [ticked, setChosen];
}
