import type { EventView } from '@rover/contracts/events';
import { useLoadMore } from '@rover/ui/use-load-more';
import { DeskCard, type DeskCardProps } from './desk-card.js';

interface DeskCardsProps extends Omit<DeskCardProps, 'event'> {
  events: readonly EventView[];
}

/** The cards of many events, rendered in portions; more on request. */
export function DeskCards({ events, ...card }: DeskCardsProps) {
  const { list, shown, styleAt, more } = useLoadMore(events, 300, '29rem');
  return (
    <>
      <ul ref={list} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((event, place) => (
          <li key={event.id} className="-m-2 min-w-0 p-2" style={styleAt(place)}>
            <DeskCard event={event} {...card} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
