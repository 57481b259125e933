/**
 * The keys of a kind of form. A request is given the same key at every try until the server has decided on it, so that an
 * answer lost on the way, or a form that was closed before it came, does not book twice, whatever else is booked meanwhile;
 * a changed request, or one that was decided on, is a new one.
 */
export function idempotencyKeys() {
  /** Of what nobody has decided on yet, by the request. */
  const keys = new Map<string, string>();
  return {
    keyFor(request: object): string {
      const text = JSON.stringify(request);
      const key = keys.get(text) ?? randomKey();
      keys.set(text, key);
      return key;
    },
    /** The server took or refused this request: sending it again is another one. */
    decided(request: object): void {
      keys.delete(JSON.stringify(request));
    },
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on a site opened by plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
