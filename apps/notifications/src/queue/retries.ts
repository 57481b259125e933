const second = 1_000;
const firstPause = 5 * second;
const longestPause = 10 * 60 * second;
const day = 24 * 60 * 60 * second;

/**
 * The attempt at which a mail has waited for a quarter of an hour: longer than a server delays an unknown sender
 * (greylisting). From there on it needs a person.
 */
export const overdueAttempt = 9;

/**
 * How long a mail waits after so many failed attempts: 5 s, then twice as long each time, 10 minutes at most.
 * @returns milliseconds, or null when a day of trying is over
 */
export function pauseAfter(attempts: number): number | null {
  const pauses = Array.from({ length: attempts }, (_, index) => Math.min(firstPause * 2 ** index, longestPause));
  const waited = pauses.reduce((sum, pause) => sum + pause, 0);
  return waited > day ? null : (pauses.at(-1) ?? 0);
}
