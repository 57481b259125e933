import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { clsx } from 'clsx';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';

/** As many as anybody leafs through; the years behind them are asked for. */
const portion = 300;
/** These are there at once, the others of a portion a moment later, each drawn when it comes near. */
const firstDrawn = 24;
const drawnWhenNear = '[contain-intrinsic-size:auto_29rem] [content-visibility:auto]';

interface DeskCardsProps {
  events: readonly EventView[];
  cardOf: (event: EventView) => ReactNode;
}

/** The cards of many events, some at a time. */
export function DeskCards({ events, cardOf }: DeskCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(portion);
  const reach = useDeferredValue(most, firstDrawn);
  // The first of those that were asked for takes the focus when it is there.
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || reach <= awaited.current) return;
    list.current?.children.item(awaited.current)?.querySelector('a')?.focus();
    awaited.current = null;
  }, [reach]);
  const showMore = () => {
    awaited.current = most;
    setMost(most + portion);
  };
  return (
    <>
      <ul ref={list} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {events.slice(0, reach).map((event, place) => (
          <li key={event.id} className={clsx('-m-2 min-w-0 p-2', place >= firstDrawn && drawnWhenNear)}>
            {cardOf(event)}
          </li>
        ))}
      </ul>
      {events.length > most && (
        <div className="mt-10 flex flex-col items-center gap-3">
          <p className="text-muted tabular-nums">
            {`${most.toLocaleString('en')} of ${events.length.toLocaleString('en')}`}
          </p>
          <Button look="quiet" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
