import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyToServices } from './proxy.js';

/** Stands for media: `photo` comes at once, `film` is long, `broadcast` has begun and never ends. */
let media: Server;
let gateway: FastifyInstance;
let port: number;
let readers: Socket[];
/** What media is sending. */
let films: ServerResponse[];

const aFilm = () => Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(1024 * 1024)));

beforeAll(async () => {
  media = createServer((request, response) => {
    if (request.url === '/media/photo') return response.end('a photo');
    films.push(response);
    if (request.url === '/media/film') return aFilm().pipe(response);
    return response.write('it begins');
  });
  media.listen(0, '127.0.0.1');
  await once(media, 'listening');
});

async function openGateway(mayStandStillFor?: number): Promise<void> {
  const address = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  const addresses = {
    AUTH_URL: address,
    EVENTS_URL: address,
    BOOKINGS_URL: address,
    MEDIA_URL: address,
    MONITORING_URL: address,
  };
  const requestGuard = { admit: async () => undefined };
  gateway = Fastify({ forceCloseConnections: true });
  await proxyToServices(gateway, { addresses, requestGuard, eventsChanged: async () => undefined, mayStandStillFor });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  port = (gateway.server.address() as AddressInfo).port;
}

beforeEach(() => {
  readers = [];
  films = [];
});

afterEach(async () => {
  for (const reader of readers) reader.destroy();
  await gateway.close();
});

afterAll(() => {
  media.closeAllConnections();
  media.close();
});

/** Somebody who asks, sees that it begins, and reads no further. */
async function standStill(path: string): Promise<void> {
  const reader = ask(path);
  await once(reader, 'readable');
}

function ask(path: string, reader = connect(port, '127.0.0.1')): Socket {
  readers.push(reader);
  reader.on('error', () => undefined);
  reader.write(`GET ${path} HTTP/1.1\r\nHost: pub\r\n\r\n`);
  return reader;
}

const photo = async () => (await fetch(`http://127.0.0.1:${port}/media/photo`)).text();

describe('somebody who stands still', () => {
  it('over a film is cut off, and media need not hold it any longer', async () => {
    await openGateway(300);
    await standStill('/media/film');
    const [film] = films;
    if (film) await once(film, 'close');
    expect(film?.writableFinished).toBe(false);
  });

  it('keeps no photo from others, were they a hundred', async () => {
    await openGateway();
    await Promise.all(Array.from({ length: 100 }, () => standStill('/media/broadcast')));
    expect(await photo()).toBe('a photo');
  });

  it('between two questions is not cut off', async () => {
    await openGateway(300);
    const reader = ask('/media/photo');
    expect(String((await once(reader, 'data'))[0])).toContain('a photo');
    await setTimeout(900);
    ask('/media/photo', reader);
    expect(String((await once(reader, 'data'))[0])).toContain('a photo');
  });
});
