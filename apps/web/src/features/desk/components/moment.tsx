import { clockTime, shortDate } from '@rover/venue/events/event-words';

/** When something happened: ISO 8601. A dash when unknown. */
export function Moment({ at }: { at: string }) {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return '–';
  return (
    <time dateTime={at} className="block text-sm lg:whitespace-nowrap">
      {shortDate(instant)}
      <br />
      <span className="text-muted">{clockTime(instant)}</span>
    </time>
  );
}
