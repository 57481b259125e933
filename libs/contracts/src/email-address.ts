import { limits } from './limits.js';

const label = `[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const pattern = new RegExp(String.raw`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\.${label})+$`, 'i');

/** An encoded word, which RFC 2047, 5, forbids in addresses, but some mail servers decode to another address. */
const encodedWord = '=?';

/**
 * Whether this is a valid mail address: a plain one with a dot in its domain (the rule of HTML, no quoting, no spaces).
 */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > limits.email || value.includes(encodedWord)) return false;
  return pattern.test(value);
}

/** The error message for any other. */
export const badEmailAddress = 'Please enter a valid email address';
