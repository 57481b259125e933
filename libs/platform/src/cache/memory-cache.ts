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

  async increment(key: string, by: number, ttlSeconds: number): Promise<number> {
    const sum = Number(this.entries.get(key) ?? 0) + by;
    if (!Number.isSafeInteger(sum)) throw new TypeError(`${key} is not a counter`);
    this.entries.set(key, String(sum), { ttl: ttlSeconds * 1_000, noUpdateTTL: true });
    return sum;
  }
}
