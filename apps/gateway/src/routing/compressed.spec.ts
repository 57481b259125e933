import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyToServices } from './proxy.js';

const guests = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ fullName: `Guest ${index}` })));

/** By path: what a service answers. */
const answers: Record<string, { headers: Record<string, string>; body: string }> = {
  '/api/admin/users': { headers: { 'content-type': 'application/json; charset=utf-8' }, body: guests },
  '/api/admin/users/export': { headers: { 'content-type': 'text/csv; charset=utf-8' }, body: guests },
  '/api/admin/users/few': { headers: { 'content-type': 'application/json' }, body: '[]' },
  '/api/admin/users/tagged': { headers: { 'content-type': 'application/json', etag: '"1"' }, body: guests },
  '/api/admin/users/photo': { headers: { 'content-type': 'image/webp' }, body: guests },
};

let auth: Server;
/** Breaks off what the service answers at `cut`. */
let cut: () => void;
let gateway: FastifyInstance;

beforeAll(async () => {
  auth = createServer(({ url = '' }, response) => {
    const { headers = {}, body = '' } = answers[url] ?? {};
    if (url.endsWith('gone')) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=60' }).flushHeaders();
      setTimeout(() => response.destroy(), 50);
    } else if (url.endsWith('cut')) {
      response.writeHead(200, { 'content-type': 'application/json' }).write(guests);
      cut = () => response.destroy();
    } else response.writeHead(200, { ...headers, 'content-length': String(Buffer.byteLength(body)) }).end(body);
  });
  await once(auth.listen(0, '127.0.0.1'), 'listening');
  const AUTH_URL = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
  const addresses = {
    AUTH_URL,
    EVENTS_URL: AUTH_URL,
    BOOKINGS_URL: AUTH_URL,
    MEDIA_URL: AUTH_URL,
    MONITORING_URL: AUTH_URL,
  };
  gateway = Fastify({ forceCloseConnections: true });
  const requestGuard = { admit: async () => undefined };
  await proxyToServices(gateway, { addresses, requestGuard, eventsChanged: async () => undefined });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await gateway.close();
  auth.closeAllConnections();
  auth.close();
});

/** @returns the answer, of which the head has come */
async function headOf(path: string, accepts?: string, method = 'GET'): Promise<IncomingMessage> {
  const { port } = gateway.server.address() as AddressInfo;
  const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
  const [answer]: IncomingMessage[] = await once(request({ port, path, method, headers }).end(), 'response');
  if (!answer) throw new Error('No answer came.');
  return answer;
}

async function ask(...asked: Parameters<typeof headOf>) {
  const answer = await headOf(...asked);
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

describe('an answer of a service', () => {
  it.each(['/api/admin/users', '/api/admin/users/export'])(
    'at %s goes out compressed to whom takes that',
    async (path) => {
      const { headers, body } = await ask(path, 'gzip, deflate, br');
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
        'cache-control': 'no-store',
      });
      expect(headers['content-length']).toBeUndefined();
      expect(body.length).toBeLessThan(guests.length / 4);
      expect(gunzipSync(body).toString()).toBe(guests);
    },
  );

  it.each([undefined, 'identity', 'gzip;q=0', 'br'])('is as it is to whom takes %s', async (accepts) => {
    const { headers, body } = await ask('/api/admin/users', accepts);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(body.toString()).toBe(guests);
  });

  it.each(['few', 'tagged', 'photo'])('is as it is where that gains nothing, or its tag says so: %s', async (what) => {
    const { headers, body } = await ask(`/api/admin/users/${what}`, 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(answers[`/api/admin/users/${what}`]?.body);
  });

  it('has no body where nobody asked for one', async () => {
    const { headers, body } = await ask('/api/admin/users', 'gzip', 'HEAD');
    expect([headers['content-encoding'], body.length]).toEqual([undefined, 0]);
  });

  it.each(['gzip', undefined])(
    'that ends before it began is an error like others to whom takes %s',
    async (accepts) => {
      const { status, headers, body } = await ask('/api/admin/users/gone', accepts);
      expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([503, undefined, 'no-store']);
      expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    },
  );

  it('that is cut off is cut off, not ended', async () => {
    const answer = await headOf('/api/admin/users/cut', 'gzip');
    cut();
    await expect(buffer(answer)).rejects.toThrow('aborted');
  });
});
