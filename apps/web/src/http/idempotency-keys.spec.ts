import { CallError } from './call-error.js';
import { idempotencyKeys } from './idempotency-keys.js';

let underKey: ReturnType<typeof idempotencyKeys>;

beforeEach(() => {
  underKey = idempotencyKeys();
});

const lost = new CallError('connection', 0, null);
const refused = new CallError('refused', 409, null);

/** The key that a try has; it fails by `failure`, if that is given. */
async function keyOfTry(request: object, failure?: CallError): Promise<string> {
  let given = '';
  const tried = underKey(request, async (key) => {
    given = key;
    if (failure) throw failure;
  });
  await (failure ? expect(tried).rejects.toBe(failure) : tried);
  return given;
}

describe('the keys of a form', () => {
  it('a second try of the same request has the same key', async () => {
    const first = await keyOfTry({ guests: 2 }, lost);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await keyOfTry({ guests: 2 }, lost)).toBe(first);
    expect(await keyOfTry({ guests: 2 })).toBe(first);
  });

  it('a smaller party is another request', async () => {
    expect(await keyOfTry({ guests: 2 }, lost)).not.toBe(await keyOfTry({ guests: 1 }, lost));
  });

  it.each([
    ['taken', undefined],
    ['refused', refused],
  ])('once it was %s, the same request is a new one', async (_, failure) => {
    const decided = await keyOfTry({ guests: 2 }, failure);
    expect(await keyOfTry({ guests: 2 })).not.toBe(decided);
  });

  it('what becomes of another request meanwhile changes nothing', async () => {
    const first = await keyOfTry({ eventId: 'a' }, lost);
    await keyOfTry({ eventId: 'b' });
    expect(await keyOfTry({ eventId: 'a' })).toBe(first);
  });
});
