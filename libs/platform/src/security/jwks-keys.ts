import { passportJwtSecret } from 'jwks-rsa';
import type { SecretOrKeyProvider } from 'passport-jwt';

/** Keys from auth's JWKS, fetched at the first token and kept ten minutes; a key id never seen asks again, rarely. */
export function keysOf(authUrl: string): SecretOrKeyProvider {
  return passportJwtSecret({
    jwksUri: new URL('/.well-known/jwks.json', authUrl).href,
    cache: true,
    cacheMaxEntries: 5,
    cacheMaxAge: 600_000,
    rateLimit: true,
    jwksRequestsPerMinute: 10,
    timeout: 2_000,
  });
}
