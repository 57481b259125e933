import { Logger } from '@nestjs/common';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { rootCauseMessage } from '../telemetry/error-message.js';
import type { Cache } from './cache.js';
import { MemoryCache } from './memory-cache.js';

/** Failures in a row after which the cache is not asked… */
const failuresInARow = 3;
/** …for so many milliseconds, so that few requests have to wait for a cache that hangs. */
const leftAloneFor = 1_000;

/**
 * A cache that always answers: while the one behind it is out of reach, values are kept in the memory of this process.
 * Values stored in one of the two places are not found in the other.
 */
export class FallbackCache implements Cache {
  private readonly logger = new Logger(FallbackCache.name);
  private readonly own = new MemoryCache();
  private readonly breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof TypeError)),
    { halfOpenAfter: leftAloneFor, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  private isLost = false;

  constructor(private readonly cache: Cache) {}

  get(key: string): Promise<string | null> {
    return this.run((cache) => cache.get(key));
  }

  set(key: string, value: string, ttlSeconds: number): Promise<void> {
    return this.run((cache) => cache.set(key, value, ttlSeconds));
  }

  delete(key: string): Promise<void> {
    return this.run((cache) => cache.delete(key));
  }

  secondsLeft(key: string): Promise<number> {
    return this.run((cache) => cache.secondsLeft(key));
  }

  increment(key: string, by: number, ttlSeconds: number, most?: number): Promise<number> {
    return this.run((cache) => cache.increment(key, by, ttlSeconds, most));
  }

  private async run<T>(operation: (cache: Cache) => Promise<T>): Promise<T> {
    try {
      const answer = await this.breaker.execute(() => operation(this.cache));
      this.isLost = false;
      return answer;
    } catch (error) {
      if (error instanceof TypeError) throw error;
      if (!this.isLost)
        this.logger.warn(
          `The cache is out of reach; falling back to the memory of this process: ${rootCauseMessage(error)}`,
        );
      this.isLost = true;
      return operation(this.own);
    }
  }
}
