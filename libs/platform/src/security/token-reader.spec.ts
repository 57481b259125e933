import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { keysOf } from './jwks-keys.js';
import { TokenReader } from './token-reader.js';

const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const now = Math.floor(Date.now() / 1_000);
const header = { alg: 'ES256', typ: 'JWT', kid: 'ours' };
const claims = {
  sub: 'grace',
  userType: 'admin',
  ver: 1,
  iss: 'wild-rover/auth',
  aud: 'wild-rover',
  iat: now,
  exp: now + 60,
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function token(differences: object = {}, head: object = {}, key: KeyObject = ours.privateKey): string {
  const signed = `${encode({ ...header, ...head })}.${encode({ ...claims, ...differences })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** Signed with the public key as if it were a shared secret. */
function confused(): string {
  const signed = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
  const secret = ours.publicKey.export({ type: 'spki', format: 'pem' });
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** The payload changed, the signature kept. */
function edited(): string {
  const [head, , signature] = token().split('.');
  return [head, encode({ ...claims, sub: 'somebody-else' }), signature].join('.');
}

describe('a token', () => {
  let auth: Server;
  let url: string;

  beforeAll(async () => {
    const jwk = { ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'ES256', use: 'sig' };
    auth = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
    auth.listen(0, '127.0.0.1');
    await once(auth, 'listening');
    url = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
  });
  afterAll(() => auth.close());

  const read = (bearer: string | undefined, reader = new TokenReader(keysOf(url))) =>
    reader.read({ headers: { authorization: bearer } });

  it('is read when auth has signed it', async () => {
    await expect(read(`Bearer ${token()}`)).resolves.toEqual(claims);
  });

  it.each<[string, string | undefined]>([
    ['is not there', undefined],
    ['is empty', 'Bearer '],
    ['is rubbish', 'Bearer rubbish'],
    ['is the secret of a mailed link', `Bearer ${'x'.repeat(43)}`],
    ['comes by another scheme', `Basic ${token()}`],
    ['is not signed', `Bearer ${encode({ ...header, alg: 'none' })}.${encode(claims)}.`],
    ['is signed with the public key', `Bearer ${confused()}`],
    ['is signed by somebody else', `Bearer ${token({}, {}, others.privateKey)}`],
    ['names a key that auth does not have', `Bearer ${token({}, { kid: 'theirs' }, others.privateKey)}`],
    ['was edited', `Bearer ${edited()}`],
    ['has expired', `Bearer ${token({ exp: now - 1 })}`],
    ['is from another issuer', `Bearer ${token({ iss: 'elsewhere' })}`],
    ['is for another audience', `Bearer ${token({ aud: 'elsewhere' })}`],
  ])('is refused when it %s', async (_, bearer) => {
    await expect(read(bearer)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('can be read while auth is out of reach, if one of its key was read before', async () => {
    const reader = new TokenReader(keysOf(url, 50));
    await read(`Bearer ${token()}`, reader);
    const { port } = auth.address() as AddressInfo;
    auth.closeAllConnections();
    auth.close();
    await setTimeout(100);

    await expect(read(`Bearer ${token({ ver: 2 })}`, reader)).resolves.toMatchObject({ ver: 2 });
    await expect(read(`Bearer ${edited()}`, reader)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(read(`Bearer ${token()}`)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    auth.listen(port, '127.0.0.1');
    await once(auth, 'listening');
    await expect(read(`Bearer ${token()}`)).resolves.toEqual(claims);
  });
});
