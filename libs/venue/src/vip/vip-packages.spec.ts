import { packagePersonsWords, packagePriceWords, vipPackages } from './vip-packages.js';
import { vipServices } from './vip-services.js';

describe('the VIP packages', () => {
  it('cost 50, 100 and 200 dollars, and the middle one is the popular one', () => {
    expect(vipPackages.map(({ price, popular = false }) => [price, popular])).toEqual([
      [50, false],
      [100, true],
      [200, false],
    ]);
    expect(vipPackages.map(({ price }) => packagePriceWords(price))).toEqual(['USD$50', 'USD$100', 'USD$200']);
  });

  it('say for how many they are', () => {
    expect(packagePersonsWords()).toBe('Minimum 10, maximum 80 persons.');
  });
});

describe('the services', () => {
  it('each have an id of their own, fit for an address', () => {
    const ids = vipServices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
