import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { askNeighbour } from '../http/ask-neighbour.js';
import { DomainError } from '../http/domain-error.js';

const tenMinutes = 600_000;
/** Milliseconds in which auth must have told its keys, to the last. */
const answersWithin = 2_000;
/** Milliseconds for which who has a key that was told before waits for it to be told anew. */
const waitsForNews = 300;
/** Milliseconds between two questions for keys that nobody has heard of. */
const strangersEvery = 1_000;
/** Milliseconds for which auth is not asked for a key that it told before, when it could not be. */
const leftInPeaceFor = 5_000;
/** How often auth is asked before the first token comes, once a second, if it is not there yet. */
const triesAhead = 60;

/**
 * Keys from auth's JWKS, fetched as soon as auth is there, all at once, and kept for `freshFor` milliseconds. A key id never
 * seen asks again, rarely: whoever makes ids up learns that there is no such key, and keeps nobody else's from being
 * known. While auth cannot be asked, a key that it told before goes on serving.
 */
export function keysOf(authUrl: string, freshFor = tenMinutes): SecretOrKeyProvider {
  const keyring = new Keyring(new URL('/.well-known/jwks.json', authUrl), freshFor);
  void keyring.askAhead();
  return (_request, token: string, done) => {
    const id = keyIdOf(token);
    const finding = id === undefined ? Promise.resolve(undefined) : keyring.find(id);
    finding.then(
      // Never without a key: jsonwebtoken would look into it all the same, and throw where nobody catches.
      (key) => (key === undefined ? done(new DomainError('UNAUTHENTICATED', '')) : done(null, key)),
      (cause: unknown) => done(new DomainError('UNAVAILABLE', '', { cause })),
    );
  };
}

/** What auth told of its keys. */
class Keyring {
  private keys = new Map<string, string>();
  private toldAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly address: URL,
    private readonly freshFor: number,
  ) {}

  /** Asks, so that nobody needs auth when the first token comes. */
  async askAhead(): Promise<void> {
    for (let tries = 0; tries < triesAhead && this.keys.size === 0; tries += 1) {
      if (tries > 0) await setTimeout(1_000, undefined, { ref: false });
      await this.ask().catch(() => undefined);
    }
  }

  /** @throws when auth does not tell its keys, and this one was not told before */
  async find(id: string): Promise<string | undefined> {
    const now = performance.now();
    const known = this.keys.get(id);
    if (now - this.toldAt < (known ? this.freshFor : Math.min(this.freshFor, strangersEvery))) return known;
    if (known && now - this.failedAt < leftInPeaceFor) return known;
    if (!known) await this.ask();
    else if (!(await this.isToldAnew())) this.failedAt = performance.now();
    return this.keys.get(id);
  }

  /** Whether auth tells its keys anew, soon enough for somebody who could do with what it told before. */
  private isToldAnew(): Promise<boolean> {
    const told = this.ask().then(
      () => true,
      () => false,
    );
    return Promise.race([told, setTimeout(waitsForNews, false, { ref: false })]);
  }

  /** Many who ask at once cause one question. */
  private ask(): Promise<void> {
    this.asking ??= this.fetch().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async fetch(): Promise<void> {
    const question = { service: 'auth', address: this.address, within: answersWithin };
    const told = await askNeighbour<{ keys: (JsonWebKey & { kid: string })[] }>(question);
    if (!told?.keys.length) throw new Error('auth tells no keys');
    this.keys = new Map(told.keys.map((key) => [key.kid, pemOf(key)]));
    this.toldAt = performance.now();
  }
}

function pemOf(key: JsonWebKey): string {
  return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}

/** What a token says of its key; undefined for what is no token. */
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
