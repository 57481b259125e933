import { finished, Readable } from 'node:stream';
import { DomainError } from '../http/domain-error.js';

/**
 * Passes on what a server sends, and watches for silence: when a reader waits and nothing comes for `within`
 * milliseconds, the stream fails with UNAVAILABLE, and the connection is dropped. The time that a slow reader takes
 * does not count.
 */
export function watchedStream(source: Readable, within: number): Readable {
  let patience: NodeJS.Timeout | undefined;
  const watched = new Readable({
    read() {
      patience ??= setTimeout(() => watched.destroy(new DomainError('UNAVAILABLE', '')), within);
      source.resume();
    },
    destroy(error, done) {
      clearTimeout(patience);
      source.destroy();
      done(error);
    },
  });
  source.on('data', (chunk) => {
    clearTimeout(patience);
    patience = undefined;
    if (!watched.push(chunk)) source.pause();
  });
  source.pause();
  finished(source, { writable: false }, (error) => {
    // All bytes have come; the reader may take any time over the rest.
    clearTimeout(patience);
    if (error) watched.destroy(error);
    else watched.push(null);
  });
  return watched;
}
