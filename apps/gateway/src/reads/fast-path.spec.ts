import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { type EncodedAnswer, encodeAnswer } from './encoded-answer.js';
import { takeFastPath } from './fast-path.js';

let app: FastifyInstance;
let url: string;
let answer: EncodedAnswer;
let isEnding: boolean;
let admitted: boolean | Error | undefined;
let records: { route: string; status: number }[];

beforeEach(async () => {
  isEnding = false;
  admitted = undefined;
  records = [];
  answer = await encodeAnswer(Buffer.from('stout '.repeat(1_000)), { 'content-type': 'text/plain; charset=utf-8' });
  app = fastify();
  app.get('/ready', async () => 'the usual way');
  await app.ready();
  takeFastPath(app, {
    ready: (path) => (path === '/ready' ? { answer, route: '/ready', counted: true } : undefined),
    headers: { 'x-content-type-options': 'nosniff' },
    admits: () => {
      if (admitted instanceof Error) return Promise.reject(admitted);
      return admitted === undefined ? undefined : Promise.resolve(admitted);
    },
    isEnding: () => isEnding,
    record: ({ route, status }) => records.push({ route, status }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterEach(() => app.close());

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('what is ready', () => {
  it('goes out at once, compressed to whom takes it, and is on record', async () => {
    const plain = await get('/ready', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.text).toBe(answer.identity.toString());
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(plain.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const packed = await get('/ready', { headers: { 'accept-encoding': 'br' } });
    expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['br', plain.text]);
    expect([plain.headers.get('vary'), packed.headers.get('vary')]).toEqual(Array(2).fill('accept-encoding'));
    expect(records).toEqual(Array(2).fill({ route: '/ready', status: 200 }));
  });

  it('is not sent to whom has it', async () => {
    const known = await get('/ready', { headers: { 'if-none-match': answer.etag } });
    expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', answer.etag]);
    expect(known.headers.get('content-type')).toBeNull();
    expect(known.headers.get('vary')).toBe('accept-encoding');
    expect(records).toEqual([{ route: '/ready', status: 304 }]);
  });

  it('is counted where visits are, and sent while they are not too many', async () => {
    admitted = true;
    expect((await get('/ready')).text).toBe(answer.identity.toString());
  });
});

describe('the usual way goes', () => {
  it.each([
    ['what is not ready', '/ready?since=today', {}, 'the usual way'],
    ['all but a plain GET', '/ready', { method: 'HEAD' }, ''],
  ])('%s', async (_, path, init, text) => {
    expect((await get(path, init)).text).toBe(text);
    expect(records).toEqual([]);
  });

  it('a visit too many, to be refused in the usual words', async () => {
    admitted = false;
    expect((await get('/ready')).text).toBe('the usual way');
  });

  it('a visit that cannot be counted, to be judged there', async () => {
    admitted = new Error('The one who counts is away.');
    expect((await get('/ready')).text).toBe('the usual way');
  });

  it('everything while the process ends', async () => {
    isEnding = true;
    expect((await get('/ready')).text).toBe('the usual way');
  });
});
