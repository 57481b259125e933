import { LRUCache } from 'lru-cache';
import type { Cache } from './cache.js';

const mostEntries = 50_000;
const mostCharacters = 64 * 1024 * 1024;

/** The cache of services that share one process. When it is full, what was used least recently goes. */
export class MemoryCache implements Cache {
  private readonly entries: LRUCache<string, string>;

  constructor({ entries = mostEntries, characters = mostCharacters }: { entries?: number; characters?: number } = {}) {
    this.entries = new LRUCache({
      max: entries,
      maxSize: characters,
      sizeCalculation: (value, key) => key.length + value.length + 1,
    });
  }

  async get(key: string): Promise<string | null> {
    return this.entries.get(key) ?? null;
  }

  async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    this.entries.set(key, value, { ttl: ttlSeconds * 1_000 });
  }

  async delete(key: string): Promise<void> {
    this.entries.delete(key);
  }

  async secondsLeft(key: string): Promise<number> {
    return Math.max(0, Math.ceil(this.entries.getRemainingTTL(key) / 1_000));
  }

  async increment(key: string, by: number, ttlSeconds: number, most = Number.MAX_SAFE_INTEGER): Promise<number> {
    const count = Number(this.entries.get(key) ?? 0);
    if (!Number.isSafeInteger(count)) throw new TypeError(`${key} is not a counter`);
    const sum = Math.max(0, count + by);
    if (sum === 0) this.entries.delete(key);
    else if (sum <= most) this.entries.set(key, String(sum), { ttl: ttlSeconds * 1_000, noUpdateTTL: true });
    return sum;
  }
}
