import { Logger } from '@nestjs/common';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { logWords } from '../telemetry/error-words.js';
import type { Cache } from './cache.js';
import { MemoryCache } from './memory-cache.js';

/** Failures in a row after which the cache is left alone… */
const failuresInARow = 3;
/** …for so many milliseconds, so that one that hangs costs next to nobody the wait. */
const leftAloneFor = 1_000;

/**
 * A cache that answers always: while the one it stands on is out of reach, this process remembers for itself. What is
 * remembered in one place is not known in the other.
 */
export class SteadyCache implements Cache {
  private readonly logger = new Logger(SteadyCache.name);
  private readonly own = new MemoryCache();
  private readonly breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof TypeError)),
    { halfOpenAfter: leftAloneFor, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  private isLost = false;

  constructor(private readonly cache: Cache) {}

  get(key: string): Promise<string | null> {
    return this.ask((cache) => cache.get(key));
  }

  set(key: string, value: string, ttlSeconds: number): Promise<void> {
    return this.ask((cache) => cache.set(key, value, ttlSeconds));
  }

  delete(key: string): Promise<void> {
    return this.ask((cache) => cache.delete(key));
  }

  secondsLeft(key: string): Promise<number> {
    return this.ask((cache) => cache.secondsLeft(key));
  }

  increment(key: string, by: number, ttlSeconds: number, most?: number): Promise<number> {
    return this.ask((cache) => cache.increment(key, by, ttlSeconds, most));
  }

  private async ask<T>(question: (cache: Cache) => Promise<T>): Promise<T> {
    try {
      const answer = await this.breaker.execute(() => question(this.cache));
      this.isLost = false;
      return answer;
    } catch (error) {
      if (error instanceof TypeError) throw error;
      if (!this.isLost)
        this.logger.warn(`The cache is out of reach; this process remembers for itself: ${logWords(error)}`);
      this.isLost = true;
      return question(this.own);
    }
  }
}
