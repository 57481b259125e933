import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../database/embedded/embedded-port.js';
import { eventually } from '../testing/eventually.js';
import { encode, TestKeys } from '../testing/test-keys.js';
import { keysOf } from './jwks-keys.js';
import { TokenReader } from './token-reader.js';

const ours = new TestKeys();
const others = new TestKeys();
const past = Math.floor(Date.now() / 1_000) - 1;

/** The payload under another header, with another signature. */
function resigned(header: object, signatureOf: (signed: string) => string): string {
  const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid: ours.id, ...header })}.${ours.token().split('.')[1]}`;
  return `${signed}.${signatureOf(signed)}`;
}

/** Signed with the public key as if it were a shared secret. */
function confused(): string {
  const secret = ours.pair.publicKey.export({ type: 'spki', format: 'pem' });
  return resigned({ alg: 'HS256' }, (signed) => createHmac('sha256', secret).update(signed).digest('base64url'));
}

/** The payload changed, the signature kept. */
function edited(): string {
  const [head, , signature] = ours.token().split('.');
  return [head, ours.token({ sub: 'somebody-else' }).split('.')[1], signature].join('.');
}

describe('a token', () => {
  let auth: Server;
  let url: string;

  beforeAll(async () => {
    auth = createServer((_request, response) => response.end(JSON.stringify(ours.jwks)));
    auth.listen(0, '127.0.0.1');
    await once(auth, 'listening');
    url = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
  });
  afterAll(() => auth.close());

  const read = (bearer: string | undefined, reader = new TokenReader(keysOf(url))) =>
    reader.read({ headers: { authorization: bearer } });

  it('is read when auth has signed it', async () => {
    await expect(read(`Bearer ${ours.token()}`)).resolves.toMatchObject({ userType: 'admin', ver: 1 });
    await expect(read(`bearer  ${ours.token()}`)).resolves.toMatchObject({ userType: 'admin', ver: 1 });
  });

  it.each<[string, string | undefined]>([
    ['is not there', undefined],
    ['is empty', 'Bearer '],
    ['is rubbish', 'Bearer rubbish'],
    ['is the secret of a mailed link', `Bearer ${'x'.repeat(43)}`],
    ['comes by another scheme', `Basic ${ours.token()}`],
    ['is followed by anything', `Bearer ${ours.token()} 1`],
    ['comes after something', `x Bearer ${ours.token()}`],
    ['is not signed', `Bearer ${resigned({ alg: 'none' }, () => '')}`],
    ['is not signed, and names a key that auth does not have', `Bearer ${resigned({ kid: 'nobody' }, () => '')}`],
    ['is not signed, and names no key', `Bearer ${resigned({ kid: undefined }, () => '')}`],
    ['is signed with the public key', `Bearer ${confused()}`],
    ['is signed by somebody else', `Bearer ${others.token({}, { kid: ours.id })}`],
    ['names a key that auth does not have', `Bearer ${others.token()}`],
    ['was edited', `Bearer ${edited()}`],
    ['has expired', `Bearer ${ours.token({ exp: past })}`],
    ['is from another issuer', `Bearer ${ours.token({ iss: 'elsewhere' })}`],
    ['is for another audience', `Bearer ${ours.token({ aud: 'elsewhere' })}`],
  ])('is refused when it %s', async (_, bearer) => {
    await expect(read(bearer)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('of a made-up key is refused, however many there are, and hinders no other', async () => {
    const reader = new TokenReader(keysOf(url, 50));
    await read(`Bearer ${ours.token()}`, reader);
    for (let made = 0; made < 30; made += 1) {
      await expect(read(`Bearer ${new TestKeys().token()}`, reader)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    await setTimeout(100);
    await expect(read(`Bearer ${ours.token()}`, reader)).resolves.toMatchObject({ ver: 1 });
  });

  it('of a made-up key keeps nobody out, though it were the first that was ever read', async () => {
    const reader = new TokenReader(keysOf(url));
    const strangers = Array.from({ length: 30 }, () => read(`Bearer ${new TestKeys().token()}`, reader));
    for (const refused of await Promise.allSettled(strangers)) {
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'UNAUTHENTICATED' } });
    }
    await expect(read(`Bearer ${ours.token()}`, reader)).resolves.toMatchObject({ ver: 1 });
  });

  it.each([
    ['is cut off', true],
    ['comes to a stand', false],
  ])('can be read though the first answer of auth %s in the middle', async (_, isCut) => {
    let asked = 0;
    const broken = createServer((_request, response) => {
      asked += 1;
      if (asked > 1) return response.end(JSON.stringify(ours.jwks));
      response.writeHead(200, { 'content-length': 300 }).write('{"keys":[');
      if (isCut) void setTimeout(50).then(() => response.destroy());
    });
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    const reader = new TokenReader(keysOf(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`));
    await expect(read(`Bearer ${ours.token()}`, reader)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(read(`Bearer ${ours.token()}`, reader)).resolves.toMatchObject({ ver: 1 });
    broken.closeAllConnections();
    broken.close();
  });

  it('can be read while auth is out of reach, though nobody came while it was there', async () => {
    let told = 0;
    const another = createServer((_request, response) => {
      told += 1;
      response.end(JSON.stringify(ours.jwks));
    });
    const port = await freePort();
    const reader = new TokenReader(keysOf(`http://127.0.0.1:${port}`));
    await expect(read(`Bearer ${ours.token()}`, reader)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    another.listen(port, '127.0.0.1');
    await eventually(() => expect(told).toBe(1));
    await once(another.close(), 'close');
    await eventually(async () => expect(await read(`Bearer ${ours.token()}`, reader)).toMatchObject({ ver: 1 }));
  });

  it('can be read while auth tells of no keys, if one of its key was read before', async () => {
    let told: object = ours.jwks;
    const forgetful = createServer((_request, response) => response.end(JSON.stringify(told)));
    await once(forgetful.listen(0, '127.0.0.1'), 'listening');
    const reader = new TokenReader(keysOf(`http://127.0.0.1:${(forgetful.address() as AddressInfo).port}`, 50));
    await read(`Bearer ${ours.token()}`, reader);
    told = { keys: [] };
    await setTimeout(100);
    const answer = read(`Bearer ${ours.token({ ver: 2 })}`, reader);
    await answer.catch(() => undefined);
    forgetful.closeAllConnections();
    forgetful.close();
    await expect(answer).resolves.toMatchObject({ ver: 2 });
  });

  it('can be read at once while auth hangs, if one of its key was read before', async () => {
    let hangs = false;
    const slow = createServer((_request, response) => hangs || response.end(JSON.stringify(ours.jwks)));
    await once(slow.listen(0, '127.0.0.1'), 'listening');
    const reader = new TokenReader(keysOf(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`, 50));
    await read(`Bearer ${ours.token()}`, reader);
    hangs = true;
    await setTimeout(100);
    const answer = read(`Bearer ${ours.token({ ver: 2 })}`, reader);
    await expect(Promise.race([answer, setTimeout(1_500, 'still waiting')])).resolves.toMatchObject({ ver: 2 });
    slow.closeAllConnections();
    slow.close();
  });

  it('can be read while auth is out of reach, if one of its key was read before', async () => {
    const reader = new TokenReader(keysOf(url, 50));
    await read(`Bearer ${ours.token()}`, reader);
    const { port } = auth.address() as AddressInfo;
    auth.closeAllConnections();
    auth.close();
    await setTimeout(100);

    await expect(read(`Bearer ${ours.token({ ver: 2 })}`, reader)).resolves.toMatchObject({ ver: 2 });
    await expect(read(`Bearer ${edited()}`, reader)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(read(`Bearer ${ours.token()}`)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    auth.listen(port, '127.0.0.1');
    await once(auth, 'listening');
    await expect(read(`Bearer ${ours.token()}`)).resolves.toMatchObject({ userType: 'admin', ver: 1 });
  });
});
