import {
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button.js';

/** This many rows are rendered at once, the others of a portion a moment later, each painted when it comes near. */
const firstDrawn = 24;

interface LoadMore<Row> {
  /** The ref of the element that contains the rows. */
  list: RefCallback<HTMLElement>;
  shown: readonly Row[];
  /** The style of the row at this index. */
  styleAt: (place: number) => CSSProperties | undefined;
  /** For below the list: how many there are, and a button for more. */
  more: ReactNode;
}

/**
 * Renders a long list in portions.
 *
 * @param portion how many rows are added on request
 * @param height of a row, as a CSS length, until it is painted
 */
export function useLoadMore<Row>(rows: readonly Row[], portion: number, height: string): LoadMore<Row> {
  const list = useRef<HTMLElement>(null);
  const [most, setMost] = useState(portion);
  const reach = useDeferredValue(most, firstDrawn);
  // The first of the added rows takes the focus once it is rendered.
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || reach <= awaited.current) return;
    const row = list.current?.children.item(awaited.current);
    if (row instanceof HTMLElement) (row.querySelector('a') ?? row).focus();
    awaited.current = null;
  }, [reach]);
  const showMore = () => {
    awaited.current = most;
    setMost(most + portion);
  };
  return {
    list: (element) => {
      list.current = element;
    },
    shown: rows.slice(0, reach),
    styleAt: (place) =>
      place < firstDrawn ? undefined : { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` },
    more: rows.length > most && (
      <div className="mt-10 flex flex-col items-center gap-3">
        <p className="text-muted tabular-nums">
          {`${most.toLocaleString('en')} of ${rows.length.toLocaleString('en')}`}
        </p>
        <Button look="quiet" onClick={showMore}>
          Show more
        </Button>
      </div>
    ),
  };
}
