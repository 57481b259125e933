/**
 * A controller that is also aborted when another signal is. `AbortSignal.any` is missing before Safari 17.4.
 *
 * @returns the controller, and a function that stops listening to the other signal
 */
export function linkedAbort(other: AbortSignal | undefined): { ended: AbortController; release: () => void } {
  const ended = new AbortController();
  const end = () => ended.abort(other?.reason);
  if (other?.aborted) end();
  other?.addEventListener('abort', end);
  return { ended, release: () => other?.removeEventListener('abort', end) };
}
