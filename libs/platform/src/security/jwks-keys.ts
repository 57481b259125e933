import { JwksRateLimitError, passportJwtSecret } from 'jwks-rsa';
import { LRUCache } from 'lru-cache';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { DomainError } from '../http/domain-error.js';

const keysKept = 10;
const tenMinutes = 600_000;

/**
 * Keys from auth's JWKS, fetched at the first token and kept for `freshFor` milliseconds; a key id never seen asks again,
 * rarely. While auth cannot be asked, a key that it told before goes on serving.
 */
export function keysOf(authUrl: string, freshFor = tenMinutes): SecretOrKeyProvider {
  const ask: SecretOrKeyProvider = passportJwtSecret({
    jwksUri: new URL('/.well-known/jwks.json', authUrl).href,
    cache: true,
    cacheMaxEntries: 5,
    cacheMaxAge: freshFor,
    rateLimit: true,
    jwksRequestsPerMinute: 10,
    timeout: 2_000,
  });
  const told = new LRUCache<string, string | Buffer>({ max: keysKept });
  return (request, token: string, done) => {
    ask(request, token, (error, key) => {
      if (!error && key) told.set(keyIdOf(token), key);
      const lastTold = error ? told.get(keyIdOf(token)) : key;
      const isKnown = !error || lastTold || (isTooOften(error) && told.size > 0);
      if (isKnown) done(null, lastTold);
      else done(new DomainError('UNAVAILABLE', '', { cause: error }));
    });
  };
}

/** Somebody sends tokens of made-up keys. Once auth has told its own, that is no reason to call it out of reach. */
function isTooOften(error: unknown): boolean {
  return error instanceof JwksRateLimitError;
}

/** Of a token whose header was read already: without one, there is neither a key nor a failure to get it. */
function keyIdOf(token: string): string {
  const header = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString();
  return String((JSON.parse(header) as { kid?: unknown }).kid);
}
