import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Outage } from '../run/outage.js';
import type { Cache } from './cache.js';

/**
 * Adds, and sets the time to live where there is none, that is, at the first increment. A script, so that it is atomic.
 */
const countWithinWindow = `
local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
local kept = sum
if sum > tonumber(ARGV[3]) then kept = redis.call('DECRBY', KEYS[1], ARGV[1]) end
if kept <= 0 then redis.call('DEL', KEYS[1])
elseif redis.call('PTTL', KEYS[1]) < 0 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return math.max(0, sum)`;

const connectWithin = 1_000;
const answerWithin = 100;
const silentAtMost = 1_000;
const longestPause = 2_000;

/** The cache that replicas share. It never waits: out of reach, or slower than 100 ms, it rejects. */
export class RedisCache implements Cache {
  private readonly redis: Redis;
  private readonly outage = new Outage('Redis', new Logger(RedisCache.name));

  /** @param prefix what all keys begin with, so that several pubs may share a server */
  constructor(url: string, prefix = 'rover:') {
    this.redis = new Redis(url, {
      keyPrefix: prefix,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: connectWithin,
      commandTimeout: answerWithin,
      // Drops a connection that died silently: when an answer is due and nothing has come for so long.
      socketTimeout: silentAtMost,
      retryStrategy: (attempt) => Math.min(100 * attempt, longestPause),
    });
    this.redis.defineCommand('countWithinWindow', { numberOfKeys: 1, lua: countWithinWindow });
    this.redis.on('error', (error) => this.outage.failed(error));
    this.redis.on('ready', () => this.outage.worked());
  }

  get(key: string): Promise<string | null> {
    return this.redis.get(key);
  }

  async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    await this.redis.set(key, value, 'EX', ttlSeconds);
  }

  async delete(key: string): Promise<void> {
    await this.redis.del(key);
  }

  async secondsLeft(key: string): Promise<number> {
    return Math.max(0, Math.ceil((await this.redis.pttl(key)) / 1_000));
  }

  async increment(key: string, by: number, ttlSeconds: number, most = Number.MAX_SAFE_INTEGER): Promise<number> {
    try {
      return await this.redis.countWithinWindow(key, by, ttlSeconds, most);
    } catch (error) {
      if (/not an integer/.test(String(error))) throw new TypeError(`${key} is not a counter`, { cause: error });
      throw error;
    }
  }

  async check(): Promise<void> {
    await this.redis.ping();
  }

  /** Lets go of the connection. */
  close(): void {
    this.redis.disconnect();
  }
}

declare module 'ioredis' {
  interface Redis {
    /** @see countWithinWindow */
    countWithinWindow(key: string, by: number, ttlSeconds: number, most: number): Promise<number>;
  }
}
