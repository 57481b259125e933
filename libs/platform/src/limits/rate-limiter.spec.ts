import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { MemoryCache } from '../cache/memory-cache.js';
import { RateLimiter } from './rate-limiter.js';

const knocks = { name: 'spec:knocks', most: 3, within: 60 };

describe('the limits on requests', () => {
  it('let three in and turn the fourth away, saying when to come again', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    for (let knock = 0; knock < 3; knock += 1) await limiter.admit(knocks, 'ann');
    const refusal = await limiter.admit(knocks, 'ann').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refusal).toHaveProperty('retryAfter', 60);
    expect(await limiter.allows(knocks, 'ann')).toBe(false);
  });

  it('let three of fifty in who knock at once', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    const answers = await Promise.all(Array.from({ length: 50 }, () => limiter.allows(knocks, 'ann')));
    expect(answers.filter(Boolean)).toHaveLength(3);
  });

  it('count each guest and each door apart', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    for (let knock = 0; knock < 4; knock += 1) await limiter.allows(knocks, 'ann');
    expect(await limiter.allows(knocks, 'bran')).toBe(true);
    expect(await limiter.allows({ ...knocks, name: 'spec:bells' }, 'ann')).toBe(true);
  });

  it('do not count who is forgiven', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    for (let knock = 0; knock < 10; knock += 1) {
      await limiter.admit(knocks, 'ann');
      await limiter.forgive(knocks, 'ann');
    }
    expect(await limiter.allows(knocks, 'ann')).toBe(true);
  });

  it('give nobody more for what is forgiven after the time was up', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    const brief = { ...knocks, most: 1, within: 1 };
    await limiter.admit(brief, 'ann');
    await setTimeout(1_100);
    await limiter.forgive(brief, 'ann');
    expect([await limiter.allows(brief, 'ann'), await limiter.allows(brief, 'ann')]).toEqual([true, false]);
  });

  it('do not count whom they turn away', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    for (let knock = 0; knock < 9; knock += 1) await limiter.allows(knocks, 'ann');
    await limiter.forgive(knocks, 'ann');
    expect([await limiter.allows(knocks, 'ann'), await limiter.allows(knocks, 'ann')]).toEqual([true, false]);
  });

  it('stay closed for as long as they say, whoever was forgiven before', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    const brief = { ...knocks, most: 1, within: 8 };
    const refusal = () => limiter.admit(brief, 'ann').catch((error: unknown) => error);
    await limiter.admit(brief, 'ann');
    await limiter.forgive(brief, 'ann');
    await setTimeout(1_100);
    await limiter.admit(brief, 'ann');
    expect(await refusal()).toHaveProperty('retryAfter', 8);
    await setTimeout(2_100);
    expect(await refusal()).toHaveProperty('retryAfter', 6);
  });

  it('keep nothing of whom they forget', async () => {
    const cache = new MemoryCache();
    const touched = jest.spyOn(cache, 'increment');
    const written = jest.spyOn(cache, 'set');
    const limiter = new RateLimiter(cache, true);
    await limiter.admit(knocks, 'ann');
    await limiter.forget(knocks, 'ann');
    const keys = [...touched.mock.calls, ...written.mock.calls].map(([key]) => key);
    expect(await Promise.all(keys.map((key) => cache.get(key)))).toEqual(keys.map(() => null));
  });

  it('open again when the time is up', async () => {
    const limiter = new RateLimiter(new MemoryCache(), true);
    const brief = { ...knocks, most: 1, within: 1 };
    expect([await limiter.allows(brief, 'ann'), await limiter.allows(brief, 'ann')]).toEqual([true, false]);
    await setTimeout(1_100);
    expect(await limiter.allows(brief, 'ann')).toBe(true);
  });

  it('keep no address in plain', async () => {
    const cache = new MemoryCache();
    const increment = jest.spyOn(cache, 'increment');
    await new RateLimiter(cache, true).admit(knocks, 'ann@guest.test');
    expect(JSON.stringify(increment.mock.calls)).not.toContain('ann');
  });

  it('go on counting here while the cache is out of reach', async () => {
    Logger.overrideLogger(false);
    const cache = new MemoryCache();
    jest.spyOn(cache, 'increment').mockRejectedValue(new Error('gone'));
    jest.spyOn(cache, 'set').mockRejectedValue(new Error('gone'));
    const limiter = new RateLimiter(cache, true);
    const answers = [];
    for (let knock = 0; knock < 4; knock += 1) answers.push(await limiter.allows(knocks, 'ann'));
    expect(answers).toEqual([true, true, true, false]);
  });

  it('are lifted for load tests', async () => {
    const limiter = new RateLimiter(new MemoryCache(), false);
    for (let knock = 0; knock < 10; knock += 1) await limiter.admit(knocks, 'ann');
  });
});
