import { setTimeout } from 'node:timers/promises';
import type { Cache } from './cache.js';

/** What every cache must do. `makeCache` gives an empty one; `release` lets go of it. */
export function cacheSuite(name: string, makeCache: () => Promise<Cache>, release?: () => Promise<void>): void {
  describe(`the ${name}`, () => {
    let cache: Cache;

    beforeEach(async () => {
      cache = await makeCache();
    });

    afterEach(async () => release?.());

    it('knows nothing at first', async () => {
      expect(await cache.get('menu')).toBeNull();
    });

    it('gives back what was put in, whatever its characters, even nothing', async () => {
      await cache.set('menu', 'Fish & chips, $19 ☘️', 60);
      await cache.set('empty', '', 60);
      expect(await cache.get('menu')).toBe('Fish & chips, $19 ☘️');
      expect(await cache.get('empty')).toBe('');
    });

    it('keeps the newest value', async () => {
      await cache.set('menu', 'lunch', 60);
      await cache.set('menu', 'dinner', 60);
      expect(await cache.get('menu')).toBe('dinner');
    });

    it('forgets when told to, also twice', async () => {
      await cache.set('menu', 'lunch', 60);
      await cache.delete('menu');
      await cache.delete('menu');
      expect(await cache.get('menu')).toBeNull();
    });

    it('forgets when the time is up', async () => {
      await cache.set('menu', 'lunch', 1);
      await cache.set('wine list', 'red', 60);
      await setTimeout(1_100);
      expect(await cache.get('menu')).toBeNull();
      expect(await cache.get('wine list')).toBe('red');
    });

    it('counts 200 guests who knock at once', async () => {
      const sums = await Promise.all(Array.from({ length: 200 }, () => cache.increment('knocks', 1, 60)));
      expect(new Set(sums).size).toBe(200);
      expect(await cache.increment('knocks', 5, 60)).toBe(205);
      expect(await cache.increment('knocks', -205, 60)).toBe(0);
    });

    it('counts within a window that begins at the first knock and is not prolonged by others', async () => {
      await cache.increment('knocks', 1, 2);
      await setTimeout(1_100);
      expect(await cache.increment('knocks', 1, 2)).toBe(2);
      await setTimeout(1_100);
      expect(await cache.increment('knocks', 1, 2)).toBe(1);
    });

    it('never counts below nothing, and keeps nothing of a window in which nobody is counted any more', async () => {
      expect(await cache.increment('knocks', -1, 60)).toBe(0);
      expect(await cache.get('knocks')).toBeNull();
      await cache.increment('knocks', 2, 60);
      expect(await cache.increment('knocks', -3, 60)).toBe(0);
      expect(await cache.get('knocks')).toBeNull();
      expect(await cache.increment('knocks', 1, 60)).toBe(1);
    });

    it('counts no further than it is told to, and says what would have been', async () => {
      const sums = await Promise.all(Array.from({ length: 20 }, () => cache.increment('knocks', 1, 60, 3)));
      expect(sums.sort()).toEqual([1, 2, 3, ...Array(17).fill(4)]);
      expect(await cache.get('knocks')).toBe('3');
      expect(await cache.increment('bells', 4, 60, 3)).toBe(4);
      expect(await cache.get('bells')).toBeNull();
    });

    it('knows for how long it still keeps what it has', async () => {
      expect(await cache.secondsLeft('knocks')).toBe(0);
      await cache.increment('knocks', 1, 2);
      expect(await cache.secondsLeft('knocks')).toBe(2);
      await setTimeout(1_100);
      expect(await cache.secondsLeft('knocks')).toBe(1);
      await setTimeout(1_000);
      expect(await cache.secondsLeft('knocks')).toBe(0);
    });

    it('refuses to count what is not a number, and leaves it as it is', async () => {
      await cache.set('menu', 'lunch', 60);
      await expect(cache.increment('menu', 1, 60)).rejects.toThrow();
      expect(await cache.get('menu')).toBe('lunch');
    });
  });
}
