import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cancel link: 256 random bits, fit for an address. */
export function newCancelToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of it, which is stored and looked up. */
export function hashCancelToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
