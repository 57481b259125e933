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
cacheSuite('fallback cache, its own lost', async () => new FallbackCache(new LostCache()));

it('the fallback cache goes back to the one it stands on', async () => {
  const lost = new LostCache();
  const steady = new FallbackCache(lost);
  await steady.set('menu', 'lunch', 60);
  lost.isLost = false;
  expect(await steady.get('menu')).toBeNull();
  await steady.set('menu', 'dinner', 60);
  expect(await lost.get('menu')).toBe('dinner');
});

it('the fallback cache leaves one that hangs alone for a while', async () => {
  const lost = new LostCache();
  const asked = jest.spyOn(lost, 'get');
  const steady = new FallbackCache(lost);
  for (let times = 0; times < 50; times += 1) await steady.get('menu');
  expect(asked).toHaveBeenCalledTimes(3);
});
