import { isDecided } from './call-error.js';

/**
 * The keys of a kind of form. A request is given the same key at every try until the server has decided on it, so that an
 * answer lost on the way, or a form that was closed before it came, does not book twice, whatever else is booked meanwhile;
 * a changed request, or one that was decided on, is a new one.
 */
export function idempotencyKeys() {
  /** Of what nobody has decided on yet, by the request. */
  const keys = new Map<string, string>();
  /** @param send is given the key of the request @throws what it throws */
  return async function underKey<Answer>(request: object, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    try {
      const answer = await send(key);
      keys.delete(text);
      return answer;
    } catch (error) {
      if (isDecided(error)) keys.delete(text);
      throw error;
    }
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on a site opened by plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
