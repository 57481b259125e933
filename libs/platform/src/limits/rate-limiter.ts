import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.js';
import { FallbackCache } from '../cache/fallback-cache.js';
import { DomainError } from '../http/domain-error.js';

/** How often something may be asked, by one address, account or token. */
export interface RateLimit {
  /** Unique among all limits of all services, and lasting: `gateway:login`. */
  name: string;
  /** So many times… */
  most: number;
  /** …within so many seconds. The window begins with the first of them. */
  within: number;
}

/**
 * Counts who asks how often. All replicas count together as long as the cache is shared and within reach; while it is
 * not, each counts for itself. Whom it counts is kept only as a hash.
 */
export class RateLimiter {
  private readonly cache: FallbackCache;

  /** @param enabled false lets everybody through, for load tests */
  constructor(
    cache: Cache,
    readonly enabled: boolean,
  ) {
    this.cache = new FallbackCache(cache);
  }

  /** Counts one request. @throws DomainError TOO_MANY_REQUESTS when it is one too many; that one does not count */
  async admit(limit: RateLimit, whom: string): Promise<void> {
    if (await this.allows(limit, whom)) return;
    const secondsLeft = await this.cache.secondsLeft(keyOf(limit, whom));
    throw new DomainError('TOO_MANY_REQUESTS', '', { retryAfter: Math.max(1, secondsLeft) });
  }

  /** Counts one request. @returns false when it is one too many; that one does not count */
  async allows(limit: RateLimit, whom: string): Promise<boolean> {
    if (!this.enabled) return true;
    return (await this.cache.increment(keyOf(limit, whom), 1, limit.within, limit.most)) <= limit.most;
  }

  /** Takes back one request that was admitted: it turned out to be none of those that the limit is meant for. */
  async forgive(limit: RateLimit, whom: string): Promise<void> {
    if (this.enabled) await this.cache.increment(keyOf(limit, whom), -1, limit.within);
  }

  /** Begins to count anew. */
  async forget(limit: RateLimit, whom: string): Promise<void> {
    await this.cache.delete(keyOf(limit, whom));
  }
}

function keyOf({ name }: RateLimit, whom: string): string {
  return `limit:${name}:${createHash('sha256').update(whom).digest('base64url')}`;
}
