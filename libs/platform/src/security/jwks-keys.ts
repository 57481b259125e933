import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { callService } from '../http/call-service.js';
import { DomainError } from '../http/domain-error.js';

const tenMinutes = 600_000;
/** Milliseconds in which auth must have sent its keys, to the last byte. */
const answersWithin = 2_000;
/** Milliseconds that a request with a cached key waits for a refresh before it uses the cached one. */
const waitsForNews = 300;
/** Milliseconds after a fetch in which an unknown key id causes no further one. */
const strangersEvery = 1_000;
/** Milliseconds after a failed refresh in which cached keys are used without asking auth. */
const leftInPeaceFor = 5_000;
/** How often auth is asked before the first token comes, once a second, if it is not there yet. */
const triesAhead = 60;

/**
 * Keys from auth's JWKS: fetched as soon as auth is there, all at once, and fresh for `freshFor` milliseconds. An
 * unknown key id causes a fetch, but rarely: made-up ids are refused, and do not keep real ones from being found. While
 * auth cannot be asked, cached keys go on being used.
 */
export function keysOf(authUrl: string, freshFor = tenMinutes): SecretOrKeyProvider {
  const keyring = new Keyring(new URL('/.well-known/jwks.json', authUrl), freshFor);
  void keyring.askAhead();
  return (_request, token: string, done) => {
    const id = keyIdOf(token);
    const finding = id === undefined ? Promise.resolve(undefined) : keyring.find(id);
    finding.then(
      // done() is never called without a key: jsonwebtoken would use it all the same, and throw where nobody catches.
      (key) => (key === undefined ? done(new DomainError('UNAUTHENTICATED', '')) : done(null, key)),
      (cause: unknown) => done(new DomainError('UNAVAILABLE', '', { cause })),
    );
  };
}

/** The cached keys of auth. */
class Keyring {
  private keys = new Map<string, string>();
  private toldAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly address: URL,
    private readonly freshFor: number,
  ) {}

  /** Fetches the keys ahead, so that the first token does not have to wait for auth. */
  async askAhead(): Promise<void> {
    for (let tries = 0; tries < triesAhead && this.keys.size === 0; tries += 1) {
      if (tries > 0) await setTimeout(1_000, undefined, { ref: false });
      await this.ask().catch(() => undefined);
    }
  }

  /** @throws when auth does not send its keys, and this one is not cached */
  async find(id: string): Promise<string | undefined> {
    const now = performance.now();
    const known = this.keys.get(id);
    if (now - this.toldAt < (known ? this.freshFor : Math.min(this.freshFor, strangersEvery))) return known;
    if (known && now - this.failedAt < leftInPeaceFor) return known;
    if (!known) await this.ask();
    else if (!(await this.isToldAnew())) this.failedAt = performance.now();
    return this.keys.get(id);
  }

  /** Whether a refresh succeeds in the time that a caller with a cached key waits for it. */
  private isToldAnew(): Promise<boolean> {
    const told = this.ask().then(
      () => true,
      () => false,
    );
    return pTimeout(told, { milliseconds: waitsForNews, fallback: () => false });
  }

  /** Callers at the same time share one fetch. */
  private ask(): Promise<void> {
    this.asking ??= this.fetch().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async fetch(): Promise<void> {
    const call = { service: 'auth', address: this.address, within: answersWithin };
    const told = await callService<{ keys: (JsonWebKey & { kid: string })[] }>(call);
    if (!told?.keys.length) throw new Error('auth tells no keys');
    this.keys = new Map(told.keys.map((key) => [key.kid, pemOf(key)]));
    this.toldAt = performance.now();
  }
}

function pemOf(key: JsonWebKey): string {
  return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}

/** The key id in a token's header; undefined for what is no token. */
function keyIdOf(token: string): string | undefined {
  const header = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString();
  try {
    const kid = (JSON.parse(header) as { kid?: unknown } | null)?.kid;
    return typeof kid === 'string' ? kid : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
