import 'reflect-metadata';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { InProcessBus } from '../messaging/in-process-bus.js';
import { Readiness } from '../run/readiness.js';
import { Reporter } from '../telemetry/reporter.js';
import { httpOptions } from '../testing/http-options.js';
import { createHttpApp } from './create-http-app.js';

@Module({ providers: [Readiness, { provide: Reporter, useValue: new Reporter(new InProcessBus()) }] })
class Bar {}

describe('somebody who stands still over an answer', () => {
  it('is cut off', async () => {
    const app = await createHttpApp(Bar, httpOptions(pino({ level: 'silent' })));
    app
      .getHttpAdapter()
      .get('/cellar', (_request: unknown, reply: FastifyReply) => reply.send(Buffer.alloc(32_000_000)));
    await app.listen(0, '127.0.0.1');
    const { hostname, port } = new URL(await app.getUrl());
    const reader = connect(Number(port), hostname).on('error', () => undefined);
    reader.write('GET /cellar HTTP/1.1\r\nHost: pub\r\n\r\n');
    const [line] = (await once(app.getHttpServer(), 'connection')) as [Socket];
    const cut = once(line, 'close');
    await once(reader, 'readable');
    await cut;
    reader.destroy();
    await app.close();
  });
});

describe('the id that another service of ours gives a request', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await createHttpApp(Bar, httpOptions(pino({ level: 'silent' })));
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  const answeredId = async (given: string) =>
    (await fetch(`${await app.getUrl()}/taps`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');

  it.each(['pub-quiz', 'x'.repeat(64)])('is taken: %s', async (given) => {
    expect(await answeredId(given)).toBe(given);
  });

  it.each(['short-7', 'x'.repeat(65), 'pub quiz', 'pub-quiz, pub-crawl', '"pub-quiz"', 'céilí-night', ''])(
    'is replaced when it is %j',
    async (given) => expect(await answeredId(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  );
});

describe('who asks for the head alone', () => {
  it('is told the length of what there is, and none when it has that already', async () => {
    const app = await createHttpApp(Bar, httpOptions(pino({ level: 'silent' })));
    app.getHttpAdapter().get('/taps', (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers['if-none-match']) reply.code(304).send();
      else reply.send('stout');
    });
    await app.listen(0, '127.0.0.1');
    const told = async (headers: Record<string, string>) => {
      const answer = await fetch(`${await app.getUrl()}/taps`, { method: 'HEAD', headers });
      return [answer.status, answer.headers.get('content-length')];
    };
    expect(await told({})).toEqual([200, '5']);
    expect(await told({ 'if-none-match': '*' })).toEqual([304, null]);
    await app.close();
  });
});
