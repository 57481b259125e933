import { idempotencyKeys } from './idempotency-keys.js';

describe('the keys of a form', () => {
  it('a second try of the same request has the same key', () => {
    const keys = idempotencyKeys();
    expect(keys.keyFor({ guests: 2 })).toBe(keys.keyFor({ guests: 2 }));
    expect(keys.keyFor({ guests: 2 })).toMatch(/^[0-9a-f]{32}$/);
  });

  it('a smaller party is another request', () => {
    const keys = idempotencyKeys();
    expect(keys.keyFor({ guests: 2 })).not.toBe(keys.keyFor({ guests: 1 }));
  });

  it('once it was decided on, the same request is a new one', () => {
    const keys = idempotencyKeys();
    const refused = keys.keyFor({ guests: 2 });
    keys.decided({ guests: 2 });
    expect(keys.keyFor({ guests: 2 })).not.toBe(refused);
  });

  it('what becomes of another request meanwhile changes nothing', () => {
    const keys = idempotencyKeys();
    const [one, other] = [{ eventId: 'a' }, { eventId: 'b' }];
    const [first, second] = [keys.keyFor(one), keys.keyFor(other)];
    keys.decided(one);
    expect(keys.keyFor(other)).toBe(second);
    expect(keys.keyFor(one)).not.toBe(first);
  });
});
