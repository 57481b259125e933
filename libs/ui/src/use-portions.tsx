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

/** These are there at once, the others of a portion a moment later, each drawn when it comes near. */
const firstDrawn = 24;

interface Portions<Row> {
  /** The ref for the element whose children the rows are. */
  list: RefCallback<HTMLElement>;
  shown: readonly Row[];
  /** Of the row in this place. */
  styleAt: (place: number) => CSSProperties | undefined;
  /** Below the list: how many there are, and the way to the others. */
  more: ReactNode;
}

/**
 * Many rows, some at a time.
 *
 * @param portion as many as anybody leafs through; the others are asked for
 * @param height of a row, as CSS has it, until it is drawn
 */
export function usePortions<Row>(rows: readonly Row[], portion: number, height: string): Portions<Row> {
  const list = useRef<HTMLElement>(null);
  const [most, setMost] = useState(portion);
  const reach = useDeferredValue(most, firstDrawn);
  // The first of those that were asked for takes the focus when it is there.
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
