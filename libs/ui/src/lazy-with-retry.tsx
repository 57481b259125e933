import { type ComponentType, lazy, useEffect } from 'react';
import { loadInTime } from './load-in-time.js';

/** A part of the page failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    /** Makes the part load again when it is rendered next. */
    readonly retry: () => void,
    cause: unknown,
  ) {
    super('A part of the page did not come', { cause });
  }
}

/**
 * A lazily loaded part. React's `lazy` caches a failure for ever; here the part is loaded again when it is rendered
 * next, after `retry` was called or `Instead` was unmounted.
 *
 * @param Instead rendered where the part fails to load; without it the failure is thrown
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const retry = () => {
    Part = ask();
  };
  const missing = (cause: unknown): ComponentType<Props> => {
    if (!Instead) throw new ChunkLoadError(retry, cause);
    return (props) => {
      useEffect(() => retry, []);
      return <Instead {...props} />;
    };
  };
  const ask = () => lazy(async () => ({ default: await loadInTime(load).catch(missing) }));
  let Part: ComponentType<Props> = ask();
  return (props) => <Part {...props} />;
}
