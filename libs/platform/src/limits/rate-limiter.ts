import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.js';
import { SteadyCache } from '../cache/steady-cache.js';
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
  private readonly cache: SteadyCache;

  /** @param enabled false lets everybody through, for load tests */
  constructor(
    cache: Cache,
    readonly enabled: boolean,
  ) {
    this.cache = new SteadyCache(cache);
  }

  /** Counts one request. @throws DomainError TOO_MANY_REQUESTS when it is one too many */
  async admit(limit: RateLimit, whom: string): Promise<void> {
    if (await this.allows(limit, whom)) return;
    throw new DomainError('TOO_MANY_REQUESTS', '', { retryAfter: await this.secondsLeft(limit, whom) });
  }

  /** Counts one request. @returns false when it is one too many */
  async allows(limit: RateLimit, whom: string): Promise<boolean> {
    if (!this.enabled) return true;
    const key = keyOf(limit, whom);
    const count = await this.cache.increment(key, 1, limit.within);
    if (count === 1) await this.cache.set(sinceOf(key), String(Date.now()), limit.within);
    return count <= limit.most;
  }

  /** Takes one request back: it turned out to be none of those that the limit is meant for. */
  async forgive(limit: RateLimit, whom: string): Promise<void> {
    if (this.enabled) await this.cache.increment(keyOf(limit, whom), -1, limit.within);
  }

  /** Begins to count anew. */
  async forget(limit: RateLimit, whom: string): Promise<void> {
    await this.cache.delete(keyOf(limit, whom));
  }

  private async secondsLeft(limit: RateLimit, whom: string): Promise<number> {
    const since = await this.cache.get(sinceOf(keyOf(limit, whom)));
    const gone = since === null ? 0 : (Date.now() - Number(since)) / 1_000;
    return Math.max(1, Math.ceil(limit.within - gone));
  }
}

function keyOf({ name }: RateLimit, whom: string): string {
  return `limit:${name}:${createHash('sha256').update(whom).digest('base64url')}`;
}

function sinceOf(key: string): string {
  return `${key}:since`;
}
