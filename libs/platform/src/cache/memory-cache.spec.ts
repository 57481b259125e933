import { cacheSuite } from './cache.suite.js';
import { MemoryCache } from './memory-cache.js';

cacheSuite('memory cache', async () => new MemoryCache());

describe('the memory cache when it is full', () => {
  it('lets go of what was used least recently', async () => {
    const cache = new MemoryCache({ entries: 2 });
    await cache.set('a', '1', 60);
    await cache.set('b', '2', 60);
    await cache.get('a');
    await cache.set('c', '3', 60);
    expect(await cache.get('a')).toBe('1');
    expect(await cache.get('b')).toBeNull();
  });

  it('is full by size, too, and never keeps what is larger than itself', async () => {
    const cache = new MemoryCache({ characters: 100 });
    await cache.set('a', 'x'.repeat(60), 60);
    await cache.set('b', 'x'.repeat(60), 60);
    await cache.set('c', 'x'.repeat(200), 60);
    expect(await cache.get('a')).toBeNull();
    expect(await cache.get('b')).toBe('x'.repeat(60));
    expect(await cache.get('c')).toBeNull();
  });
});
