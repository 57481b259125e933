import { createHmac, createPublicKey, randomUUID, sign } from 'node:crypto';
import type { TokenClaims } from '@rover/contracts/auth';
import { encode, TestKeys } from '@rover/platform/testing/test-keys';
import { expired } from '../support/expired-token.js';
import type { Pub } from '../support/pub.js';

/** The head of a token, and what it claims. */
function read(token: string): { header: Record<string, unknown>; claims: TokenClaims } {
  const [header = '', payload = ''] = token.split('.');
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { header: parse(header), claims: parse(payload) };
}

/** A token that the pub's own key has signed, whatever it says. */
function signedBy(key: string, header: object, claims: object): string {
  const said = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `${said}.${signature.toString('base64url')}`;
}

/**
 * Tokens that open nothing, made of a good one.
 * @param good the token of an admin who is in
 */
export async function brokenTokens(good: string, pub: Pub): Promise<Record<string, string>> {
  const { header, claims } = read(good);
  const [head = '', payload = '', signature = ''] = good.split('.');
  const key = await pub.signingKey();
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const stranger = new TestKeys();
  const jwk = { ...stranger.pair.publicKey.export({ format: 'jwk' }), kid: stranger.id, alg: 'ES256' };
  const keyed = (alg: string, secret: string) => {
    const said = `${encode({ ...header, alg })}.${payload}`;
    const hash = alg === 'HS256' ? 'sha256' : 'sha512';
    return `${said}.${createHmac(hash, secret).update(said).digest('base64url')}`;
  };
  const unsigned = (alg: string) => `${encode({ ...header, alg })}.${payload}.`;
  const named = (kid: unknown) => stranger.token(claims, { kid });
  const unsignedOf = (kid?: string) => `${encode({ alg: 'ES256', kid })}.${payload}.`;
  return {
    'is not there': '',
    'is not signed, by a key that nobody has': unsignedOf('nobody'),
    'is not signed, by no key': unsignedOf(),
    'is an object': '{}',
    'is null': 'null',
    'is no token': 'a.b.c',
    'has too many parts': `${good}.${signature}`,
    'has no signature': `${head}.${payload}.`,
    'is cut off': good.slice(0, -4),
    'goes on': `${good}AAAA`,
    'is ten kilobytes': 'A'.repeat(10_240),
    'says alg none': unsigned('none'),
    'says alg None': unsigned('None'),
    'says alg nOnE, and keeps its signature': `${encode({ ...header, alg: 'nOnE' })}.${payload}.${signature}`,
    'says no alg': `${encode({ typ: 'JWT' })}.${payload}.${signature}`,
    'is signed with the public key as a password': keyed('HS256', publicKey),
    'is signed with the public key as a password, at length': keyed('HS512', publicKey),
    'is signed with nothing': keyed('HS256', ''),
    'is signed with noughts': `${head}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
    'says that it is of RSA': `${encode({ ...header, alg: 'RS256' })}.${payload}.${signature}`,
    'is of somebody else': `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    'lasts for ever': `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'has run out': await expired(good, pub),
    'is signed by a stranger': stranger.token(claims),
    'is signed by a stranger in our name': stranger.token(claims, { kid: header.kid }),
    'brings its own key': stranger.token(claims, { jwk, kid: stranger.id }),
    'says where its key is': stranger.token(claims, { jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/key' }),
    'names a file as its key': named('../../../../dev/null'),
    'names a query as its key': named("' UNION SELECT 'key'; --"),
    'names an address as its key': named('http://127.0.0.1:9/keys'),
    'names an object as its key': named({ $ne: null }),
    'names a prototype as its key': named('__proto__'),
    'names no key': named(undefined),
    'is for another audience': signedBy(key, header, { ...claims, aud: 'another-pub' }),
    'is from another issuer': signedBy(key, header, { ...claims, iss: 'another-pub/auth' }),
    'is of an older version': signedBy(key, header, { ...claims, ver: claims.ver - 1 }),
    'is of nobody': signedBy(key, header, { ...claims, sub: randomUUID() }),
  };
}
