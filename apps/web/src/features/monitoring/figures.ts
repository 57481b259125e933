import { type MonitoringAnswer, monitoringDays, type SlowEndpoint } from '@rover/contracts/monitoring';
import type { BadgeTone } from '@rover/ui/badge';
import { venueToday } from '@rover/venue/events/event-clock';

/** A word or a day, and how often. */
export type Tally = readonly [name: string, count: number];

/** How many of each list the dashboard shows. */
const mostCommon = 5;
const slowest = 10;
const aDay = 24 * 60 * 60_000;

/** How grave it is that a day had so many errors. */
export function errorTone(count: number): BadgeTone {
  if (count > 10) return 'terracotta';
  return count > 5 ? 'brass' : 'sand';
}

/** How grave it is that an answer took so long. */
export function slownessTone(milliseconds: number): BadgeTone {
  if (milliseconds > 5_000) return 'terracotta';
  return milliseconds > 2_000 ? 'brass' : 'marigold';
}

/** The days that had errors, the newest first. */
export function daysWithErrors({ errorsByDay }: MonitoringAnswer): Tally[] {
  return Object.entries(errorsByDay).sort(([one], [other]) => other.localeCompare(one));
}

/** The last week day by day, the oldest first, with those that had none. */
export function weekOfErrors({ errorsByDay }: MonitoringAnswer, now = new Date()): Tally[] {
  const days = Array.from({ length: monitoringDays.usual }, (_, ago) =>
    venueToday(new Date(now.getTime() - ago * aDay)),
  );
  return days.reverse().map((day) => [day, errorsByDay[day] ?? 0]);
}

export function commonErrors({ commonErrors: counts }: MonitoringAnswer): Tally[] {
  return Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostCommon);
}

export function slowestEndpoints({ slowEndpoints }: MonitoringAnswer): SlowEndpoint[] {
  return [...slowEndpoints].sort((one, other) => other.responseTime - one.responseTime).slice(0, slowest);
}
