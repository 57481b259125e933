import type { Dependency } from '../run/dependencies.js';

/**
 * Values that may be lost at any moment and are then computed again. On a cache server all replicas of all services
 * share them, so keys begin with the name of their service: `gateway:access:<id>`.
 *
 * Every method may reject when the cache is out of reach. Times to live are whole seconds, at least 1.
 */
export interface Cache extends Dependency {
  /** The value, or null when there is none (any more). */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Forgets the value; no matter if there is none. */
  delete(key: string): Promise<void>;
  /** For how many seconds the value is still kept, rounded up; 0 when there is none (any more). */
  secondsLeft(key: string): Promise<number>;
  /**
   * Adds `by` to a counter and answers the sum, as one step however many ask at once. A counter begins at 0; its time
   * to live begins with its first increment and is not prolonged by others, so it counts within a fixed window. It is
   * never below 0, and one that is back at 0 is gone, its window with it.
   * @param by a whole number, also negative
   * @param most what would raise the counter above this is not added, though the answer is what the sum would have been
   */
  increment(key: string, by: number, ttlSeconds: number, most?: number): Promise<number>;
}
