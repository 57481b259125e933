import { Logger } from '@nestjs/common';
import { cacheSuite } from './cache.suite.js';
import { FallbackCache } from './fallback-cache.js';
import { MemoryCache } from './memory-cache.js';

class LostCache extends MemoryCache {
  isLost = true;

  override async get(key: string): Promise<string | null> {
    if (this.isLost) throw new Error('no connection');
    return super.get(key);
  }

  override async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    if (this.isLost) throw new Error('no connection');
    return super.set(key, value, ttlSeconds);
  }

  override async delete(key: string): Promise<void> {
    if (this.isLost) throw new Error('no connection');
    return super.delete(key);
  }

  override async secondsLeft(key: string): Promise<number> {
    if (this.isLost) throw new Error('no connection');
    return super.secondsLeft(key);
  }

  override async increment(key: string, by: number, ttlSeconds: number, most?: number): Promise<number> {
    if (this.isLost) throw new Error('no connection');
    return super.increment(key, by, ttlSeconds, most);
  }
}

beforeAll(() => Logger.overrideLogger(false));

cacheSuite('fallback cache', async () => new FallbackCache(new MemoryCache()));
cacheSuite('fallback cache, the one behind it lost', async () => new FallbackCache(new LostCache()));

it('the fallback cache goes back to the cache behind it', async () => {
  const lost = new LostCache();
  const fallback = new FallbackCache(lost);
  await fallback.set('menu', 'lunch', 60);
  lost.isLost = false;
  expect(await fallback.get('menu')).toBeNull();
  await fallback.set('menu', 'dinner', 60);
  expect(await lost.get('menu')).toBe('dinner');
});

it('the fallback cache leaves a cache that hangs alone for a while', async () => {
  const lost = new LostCache();
  const asked = jest.spyOn(lost, 'get');
  const fallback = new FallbackCache(lost);
  for (let times = 0; times < 50; times += 1) await fallback.get('menu');
  expect(asked).toHaveBeenCalledTimes(3);
});
