import { isGoodPassword, passwordRules } from './passwords.js';

describe('a password', () => {
  it.each(['abc123', 'ñandú7', `a1${'x'.repeat(126)}`, '   a 1 ', '٣رقم..'])('%j is good', (password) =>
    expect(isGoodPassword(password)).toBe(true),
  );

  it.each<[string, string]>([
    ['ab1cd', 'At least 6 characters'],
    ['letters', 'Contains letters and numbers'],
    ['1234567', 'Contains letters and numbers'],
    [`a1${'x'.repeat(127)}`, 'At most 128 characters'],
  ])('%j lacks: %s', (password, words) => {
    expect(isGoodPassword(password)).toBe(false);
    expect(passwordRules.filter(({ isMet }) => !isMet(password)).map((rule) => rule.words)).toEqual([words]);
  });
});
