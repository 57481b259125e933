import { finished, Readable } from 'node:stream';
import { DomainError } from '../http/domain-error.js';

/**
 * What a server sends, as long as it sends. When somebody reads and nothing comes for so many milliseconds, the stream
 * fails with UNAVAILABLE, and the connection is given up. A reader who takes his time is no trouble of the server's.
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
    // All is there: how long the reader takes over the rest is his affair.
    clearTimeout(patience);
    if (error) watched.destroy(error);
    else watched.push(null);
  });
  return watched;
}
