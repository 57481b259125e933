import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Cache } from '../cache/cache.js';
import { MemoryCache } from '../cache/memory-cache.js';
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
  private readonly logger = new Logger(RateLimiter.name);
  private readonly ownCounts = new MemoryCache();
  private isCacheLost = false;

  /** @param enabled false lets everybody through, for load tests */
  constructor(
    private readonly cache: Cache,
    private readonly enabled: boolean,
  ) {}

  /** Counts one request. @throws DomainError TOO_MANY_REQUESTS when it is one too many */
  async admit(limit: RateLimit, whom: string): Promise<void> {
    if (await this.allows(limit, whom)) return;
    throw new DomainError('TOO_MANY_REQUESTS', '', { retryAfter: await this.secondsLeft(limit, whom) });
  }

  /** Counts one request. @returns false when it is one too many */
  async allows(limit: RateLimit, whom: string): Promise<boolean> {
    if (!this.enabled) return true;
    const key = keyOf(limit, whom);
    const count = await this.ask((cache) => cache.increment(key, 1, limit.within));
    if (count === 1) await this.ask((cache) => cache.set(sinceOf(key), String(Date.now()), limit.within));
    return count <= limit.most;
  }

  private async secondsLeft(limit: RateLimit, whom: string): Promise<number> {
    const since = await this.ask((cache) => cache.get(sinceOf(keyOf(limit, whom))));
    const gone = since === null ? 0 : (Date.now() - Number(since)) / 1_000;
    return Math.max(1, Math.ceil(limit.within - gone));
  }

  private async ask<T>(question: (cache: Cache) => Promise<T>): Promise<T> {
    try {
      const answer = await question(this.cache);
      this.isCacheLost = false;
      return answer;
    } catch (error) {
      if (!this.isCacheLost) this.logger.warn(`Limits are counted here alone, as the cache is out of reach: ${error}`);
      this.isCacheLost = true;
      return question(this.ownCounts);
    }
  }
}

function keyOf({ name }: RateLimit, whom: string): string {
  return `limit:${name}:${createHash('sha256').update(whom).digest('base64url')}`;
}

function sinceOf(key: string): string {
  return `${key}:since`;
}
