import { priceWords, upgradeWords } from './menu-price.js';

describe('a price', () => {
  it('is in pesos, and says so', () => {
    expect(priceWords(220)).toBe('MXN$220');
    expect(priceWords(1250)).toBe('MXN$1,250');
  });

  it('of an upgrade is what comes on top', () => {
    expect(upgradeWords(60)).toBe('+MXN$60');
    expect(upgradeWords(0)).toBe('included');
  });
});
