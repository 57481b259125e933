import { thousands } from './thousands.js';

describe('a whole number', () => {
  it.each([0, 7, 95, 220, 999, 1_000, 1_250, 12_345, 999_999, 1_000_000, 1_234_567_890, -1_250])(
    'is written as the platform writes %d',
    (whole) => expect(thousands(whole)).toBe(whole.toLocaleString('en')),
  );
});
