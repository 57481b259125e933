import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { eventually } from '../testing/eventually.js';
import { FaultProxy } from '../testing/fault-proxy.js';
import { describeOn, redisUrl as url } from '../testing/servers.js';
import { cacheSuite } from './cache.suite.js';
import { RedisCache } from './redis-cache.js';

describeOn('Redis', url, () => {
  const open: { close(): unknown }[] = [];

  beforeAll(() => Logger.overrideLogger(false));

  /** A cache that is connected, and empty: its keys live for a minute at most. */
  async function openCache(address = url): Promise<RedisCache> {
    const cache = new RedisCache(address, `spec-${randomUUID()}:`);
    open.push(cache);
    await isThere(cache);
    return cache;
  }

  const isThere = (cache: RedisCache) =>
    eventually(async () => {
      await cache.get('anything');
    });

  async function closeAll(): Promise<void> {
    for (const each of open.splice(0).reverse()) await each.close();
  }

  cacheSuite('Redis cache', () => openCache(), closeAll);

  describe('the Redis cache, on a line that fails,', () => {
    let proxy: FaultProxy;

    beforeEach(async () => {
      proxy = await FaultProxy.before(url, 6379);
      open.push(proxy);
    });

    afterEach(closeAll);

    it.each(['refuse', 'reset', 'hang'] as const)(
      'rejects instead of waiting (%s), and is back when the line is',
      async (fault) => {
        const cache = await openCache(proxy.url(url));
        await cache.set('menu', 'lunch', 60);

        await proxy.set(fault);
        await eventually(() => expect(cache.get('menu')).rejects.toThrow());
        await expect(cache.increment('knocks', 1, 60)).rejects.toThrow();
        await expect(cache.check()).rejects.toThrow();

        await proxy.set('pass');
        await eventually(async () => expect(await cache.get('menu')).toBe('lunch'));
        await cache.check();
      },
    );

    it('leaves a line that died without a word', async () => {
      const cache = await openCache(proxy.url(url));
      await cache.set('menu', 'lunch', 60);
      await proxy.set('lose');
      await eventually(async () => expect(await cache.get('menu')).toBe('lunch'), 5_000);
    });

    it('may be made before its server is there', async () => {
      await proxy.set('refuse');
      const cache = new RedisCache(proxy.url(url));
      open.push(cache);
      await expect(cache.get('menu')).rejects.toThrow();
      await proxy.set('pass');
      await isThere(cache);
    });
  });

  it('two caches on one server count together', async () => {
    const prefix = `spec-${randomUUID()}:`;
    const [one, other] = [new RedisCache(url, prefix), new RedisCache(url, prefix)];
    open.push(one, other);
    await Promise.all([isThere(one), isThere(other)]);
    const sums = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => (turn % 2 ? one : other).increment('knocks', 1, 60)),
    );
    expect(new Set(sums).size).toBe(100);
    await closeAll();
  });
});
