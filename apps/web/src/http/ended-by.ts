/**
 * A controller whose signal is aborted when another one is, too. `AbortSignal.any` is missing on phones that are not new
 * (before Safari 17.4).
 *
 * @returns the controller, and what lets go of the other signal
 */
export function endedBy(other: AbortSignal | undefined): { ended: AbortController; release: () => void } {
  const ended = new AbortController();
  const end = () => ended.abort(other?.reason);
  if (other?.aborted) end();
  other?.addEventListener('abort', end);
  return { ended, release: () => other?.removeEventListener('abort', end) };
}
