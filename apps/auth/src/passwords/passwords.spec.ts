import argon2 from '@node-rs/argon2';
import { Passwords } from './passwords.js';

describe('a crowd of passwords', () => {
  it('is let in as far as nobody waits for long; the others are told so before the first has been checked', async () => {
    const passwords = new Passwords();
    const told: string[] = [];
    const come = () =>
      passwords.hash('stout-and-stories-1').then(
        () => told.push('checked'),
        ({ code }) => told.push(code),
      );
    await Promise.all(Array.from({ length: 100 }, come));
    const letIn = told.filter((word) => word === 'checked');
    expect(letIn.length).toBeGreaterThanOrEqual(30);
    expect(letIn.length).toBeLessThanOrEqual(54);
    expect(told).toEqual([...Array(100 - letIn.length).fill('UNAVAILABLE'), ...letIn]);
    await expect(passwords.hash('stout-and-stories-1')).resolves.toContain('argon2id');
  });
});

describe('a password', () => {
  const asTheRulesSay = '$argon2id$v=19$m=19456,t=2,p=1$';

  it('costs whoever steals its hash what OWASP says', async () => {
    expect((await new Passwords().hash('stout-and-stories-1')).startsWith(asTheRulesSay)).toBe(true);
  });

  it('is checked at the same cost where there is no account', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    expect(await new Passwords().matches(undefined, 'the password of nobody')).toBe(false);
    expect(verify.mock.calls).toEqual([[expect.stringContaining(asTheRulesSay), 'the password of nobody']]);
    verify.mockRestore();
  });
});
