import { isDecided } from './call-error.js';

/**
 * Idempotency keys of a kind of form. A request keeps its key at every retry until the server has decided on it, so
 * that a lost answer, or a form closed before the answer, does not book twice. A changed request, or one sent after a
 * decision, gets a new key.
 */
export function idempotencyKeys() {
  /** Keys of requests without a decision, by the request. */
  const keys = new Map<string, string>();
  /** @param send called with the key of the request @throws what it throws */
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

/** 128 random bits; `crypto.randomUUID` is missing on pages opened by plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
