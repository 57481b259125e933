import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { sendError } from '@rover/platform/http/exception.filter';
import { eventually } from '@rover/platform/testing/eventually';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyToServices } from './proxy.js';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
/** Milliseconds that the gateway has patience with a service here. */
const patience = 1_500;

/** Stands for every service: answers 200 and `behave` says how. */
let service: Server;
let behave: (incoming: IncomingMessage) => Promise<unknown>;
let asked: number;
let isFrozen: boolean;
/** Nobody is let in before. */
let opens: Promise<void>;
let at: string;
let gateway: FastifyInstance;
let asking: ClientRequest[];
/** What the log has as failures. */
let failures: string[];

beforeEach(async () => {
  asked = 0;
  isFrozen = false;
  failures = [];
  opens = Promise.resolve();
  asking = [];
  behave = text;
  service = createServer(async (incoming, response) => {
    if (isFrozen) return;
    if (incoming.url === '/healthz') return void response.end('ok');
    asked += 1;
    await behave(incoming).catch(() => undefined);
    response.end('served');
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await openGateway(patience);
});

async function openGateway(answersWithin: number): Promise<void> {
  const addresses = { AUTH_URL: at, EVENTS_URL: at, BOOKINGS_URL: at, MEDIA_URL: at, MONITORING_URL: at };
  const logger = { level: 'error', stream: { write: (line: string) => void failures.push(line) } };
  gateway = Fastify({ forceCloseConnections: true, logger });
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  gateway.setErrorHandler(sendError);
  await proxyToServices(gateway, {
    addresses,
    requestGuard: { admit: () => opens },
    eventsChanged: async () => undefined,
    answersWithin,
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
}

afterEach(async () => {
  for (const one of asking) one.destroy();
  service.closeAllConnections();
  service.close();
  await gateway.close();
});

function ask(method: string, path: string, headers: Record<string, string> = {}): ClientRequest {
  const { port } = gateway.server.address() as AddressInfo;
  const one = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  asking.push(one.on('error', () => undefined));
  return one;
}

/** Somebody who begins to send; the rest of the body is the caller's to write. */
function send(path: string, headers: Record<string, string>, begins = '{'): ClientRequest {
  const one = ask('POST', path, headers);
  one.write(begins);
  return one;
}

/** @returns status and body of the answer */
async function answerTo(one: ClientRequest): Promise<[number | undefined, string]> {
  const [answer] = (await once(one, 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
}

function aDoor(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

const connections = () =>
  new Promise<number>((resolve) => gateway.server.getConnections((_error, count) => resolve(count)));

/** @returns the status of one */
const rsvp = async () => (await answerTo(send('/api/events/rsvp', json).end('}')))[0];

describe('a service that hangs', () => {
  it('keeps nobody waiting', async () => {
    behave = () => new Promise(() => undefined);
    const crowd = await Promise.all(Array.from({ length: 200 }, rsvp));
    expect(new Set(crowd)).toEqual(new Set([503]));
  });

  it('is sent no upload, which may take minutes', async () => {
    isFrozen = true;
    for (const path of ['/api/admin/upload-media', '/api/admin/events']) {
      const [status, answer] = await answerTo(send(path, form, '--x'));
      expect([status, JSON.parse(answer)]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    }
  });

  it('keeps no admin waiting who reads events, though what changes one may wait its turn', async () => {
    behave = () => new Promise(() => undefined);
    const saved = answerTo(send('/api/admin/events', json).end('}')).catch(() => ['broken off']);
    const read = answerTo(ask('GET', '/api/admin/events').end());
    expect((await Promise.race([read, saved]))[0]).toBe(503);
    expect(await Promise.race([saved, Promise.resolve('still waiting')])).toBe('still waiting');
  });

  it('keeps nobody waiting for a line that is free, and is not asked later for who has gone', async () => {
    const { isOpen, open } = aDoor();
    behave = () => isOpen;
    const uploads = Array.from({ length: 64 }, () => answerTo(send('/api/admin/events', form, '--x').end('--')));
    await eventually(() => expect(asked).toBe(64));
    expect(await rsvp()).toBe(503);
    open();
    expect(await Promise.all(uploads)).toHaveLength(64);
    expect(await rsvp()).toBe(200);
    expect(asked).toBe(65);
  });

  it('is not asked by ever more while some go and others come', async () => {
    await gateway.close();
    await openGateway(20 * patience);
    behave = () => new Promise(() => undefined);
    const save = () => send('/api/admin/events', json).end('}');
    const crowd = Array.from({ length: 257 }, save);
    const [, refusal] = await Promise.race(crowd.map(answerTo));
    for (const one of crowd) one.destroy();
    await eventually(async () => expect(await connections()).toBe(0));
    expect(JSON.parse((await answerTo(save()))[1]).message).toBe(JSON.parse(refusal).message);
    expect(asked).toBe(64);
  });

  it('has less time for a request whose admission took long, so that nobody waits for both', async () => {
    opens = setTimeout(patience);
    behave = () => setTimeout((patience * 2) / 3);
    expect((await answerTo(ask('GET', '/api/admin/users').end()))[0]).toBe(503);
    opens = Promise.resolve();
    expect((await answerTo(ask('GET', '/api/admin/users').end()))[0]).toBe(200);
  });

  it.each([
    ['POST', '/api/admin/undelivered/some'],
    ['PUT', '/api/admin/rsvp-bookings/status'],
    ['PUT', '/api/admin/vip-bookings/status'],
    ['PUT', '/api/admin/events/some'],
  ])('has longer for what waits its turn there: %s %s', async (method, path) => {
    behave = async (incoming) => Promise.all([text(incoming), setTimeout(2 * patience)]);
    expect(await answerTo(ask(method, path, json).end('{}'))).toEqual([200, 'served']);
  });

  it('has as long for an upload as it takes', async () => {
    behave = async (incoming) => Promise.all([text(incoming), setTimeout(2 * patience)]);
    expect(await answerTo(send('/api/admin/upload-media', form, '--x').end('--'))).toEqual([200, 'served']);
  });
});

describe('a body that comes slowly', () => {
  it('is taken, were it slower than the service may be', async () => {
    const one = send('/api/events/rsvp', json);
    await setTimeout(2 * patience);
    expect(await answerTo(one.end('}'))).toEqual([200, 'served']);
  });

  it('keeps no place from others, were they three hundred', async () => {
    const crowd = Array.from({ length: 300 }, () => send('/api/events/rsvp', json));
    await eventually(async () => expect(await connections()).toBe(crowd.length));
    expect(await rsvp()).toBe(200);
    expect(asked).toBe(1);
  });
});

it('who has gone before they were let in keeps no place from others, nor is anybody asked for them', async () => {
  const { isOpen, open } = aDoor();
  opens = isOpen;
  const crowd = Array.from({ length: 300 }, () => ask('GET', '/api/events/rsvp/cancel').end());
  await eventually(async () => expect(await connections()).toBe(crowd.length));
  for (const one of crowd) one.destroy();
  await eventually(async () => expect(await connections()).toBe(0));
  open();
  expect(await rsvp()).toBe(200);
  expect(asked).toBe(1);
});

it('who has sent a form and goes before it is answered is no failure of ours', async () => {
  const { isOpen, open } = aDoor();
  behave = () => isOpen;
  const one = send('/api/events/rsvp', json).end('}');
  await eventually(() => expect(asked).toBe(1));
  one.destroy();
  await eventually(async () => expect(await connections()).toBe(0));
  open();
  expect(await rsvp()).toBe(200);
  expect(failures).toEqual([]);
});

it('an upload that the service refuses half-way is told so, and nobody hangs up on who still sends', async () => {
  behave = async () => undefined;
  const one = send('/api/admin/upload-media', form, '--x');
  const isSent = new Promise((resolve, reject) => one.once('error', reject).once('close', resolve));
  const [answer] = (await once(one, 'response')) as [IncomingMessage];
  expect([answer.headers.connection, await text(answer)]).toEqual([undefined, 'served']);
  for (let sent = 0; sent < 20; sent += 1) one.write(Buffer.alloc(16_384, ' '));
  one.end('--');
  await isSent;
});
