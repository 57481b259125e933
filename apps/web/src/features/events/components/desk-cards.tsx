import type { EventView } from '@rover/contracts/events';
import type { ReactNode } from 'react';
import { usePortions } from '../../desk/components/use-portions.js';

interface DeskCardsProps {
  events: readonly EventView[];
  cardOf: (event: EventView) => ReactNode;
}

/** The cards of many events, some at a time; the years behind them are asked for. */
export function DeskCards({ events, cardOf }: DeskCardsProps) {
  const { list, shown, styleAt, more } = usePortions(events, 300, '29rem');
  return (
    <>
      <ul ref={list} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((event, place) => (
          <li key={event.id} className="-m-2 min-w-0 p-2" style={styleAt(place)}>
            {cardOf(event)}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
