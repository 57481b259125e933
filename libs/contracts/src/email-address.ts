import { limits } from './limits.js';

const label = `[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const pattern = new RegExp(String.raw`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\.${label})+$`, 'i');

/** What some mail servers decode, and read another address in; RFC 2047, 5, allows it in no address. */
const encodedWord = '=?';

/** Whether mail can be sent to this: a plain address with a dot in its domain (HTML's rule, no quoting, no spaces). */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > limits.email || value.includes(encodedWord)) return false;
  return pattern.test(value);
}

/** What whoever types another one is told. */
export const badEmailAddress = 'Please enter a valid email address';
