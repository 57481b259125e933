import { clockTime, shortDate } from '@rover/venue/event-words';

/** When something happened: ISO 8601. */
export function Moment({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} className="block text-sm whitespace-nowrap">
      {shortDate(instant)}
      <br />
      <span className="text-muted">{clockTime(instant)}</span>
    </time>
  );
}
