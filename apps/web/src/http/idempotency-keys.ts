/**
 * The keys of a kind of form. A request is given the same key at every try until the server has decided on it, so that an
 * answer lost on the way, or a form that was closed before it came, does not book twice; a changed request, or one that
 * was decided on, is a new one.
 */
export function idempotencyKeys() {
  let last: { request: string; key: string } | null = null;
  return {
    keyFor(request: object): string {
      const text = JSON.stringify(request);
      if (last?.request !== text) last = { request: text, key: randomKey() };
      return last.key;
    },
    /** The server took or refused the last request: sending it again is another request. */
    decided(): void {
      last = null;
    },
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on a site opened by plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
