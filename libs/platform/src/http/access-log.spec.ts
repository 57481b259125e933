import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { Reporter } from '../telemetry/reporter.js';
import { eventually } from '../testing/eventually.js';
import { recordRejected, recordRequests } from './access-log.js';
import { DomainError } from './domain-error.js';
import { sendError } from './exception.filter.js';
import { markProxied } from './request-outcome.js';
import { UpstreamError } from './upstream-error.js';

const slowAfter = 1_000;

describe('what is reported of requests', () => {
  const errors: [string, unknown][] = [];
  const slow: [string, number][] = [];
  let app: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    app = fastify();
    app.setErrorHandler(sendError);
    app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
    const reporter = {
      error: (where: string, error: unknown) => errors.push([where, error]),
      slow: (where: string, milliseconds: number) => slow.push([where, milliseconds]),
    } as unknown as Reporter;
    recordRequests(app, { service: 'spec', reporter, slowAfter });
    app.get('/tables/:id', async () => 'free');
    app.get('/cellar/:key', async () => {
      throw new Error('The cellar is flooded');
    });
    app.get('/bar/:id', async () => {
      throw new DomainError('UNAVAILABLE', 'Last orders.');
    });
    app.get('/slow/:id', async () => {
      await setTimeout(slowAfter + 20);
      return 'at last';
    });
    app.get('/next-door', async (passed, reply) => {
      markProxied(passed);
      await setTimeout(slowAfter + 20);
      return reply.code(503).send('not ours');
    });
    app.get('/refused-next-door', async () => {
      throw new UpstreamError('UNAVAILABLE', 'No room.');
    });
    app.get('/readyz', async (_request, reply) => reply.code(503).send('draining'));
    app.get('/bare', async (_request, reply) => reply.code(502).send('no reason given'));
    app.post('/uploads', async ({ body }) => {
      for await (const _ of body as AsyncIterable<Buffer>);
      return 'kept';
    });
    app.post('/next-door-is-away', async () => {
      throw new DomainError('UNAVAILABLE', '');
    });
    app.post('/gives-up', async () => {
      await setTimeout(slowAfter + 50);
      throw new DomainError('TOO_SLOW', '');
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  beforeEach(() => {
    errors.length = 0;
    slow.length = 0;
  });

  afterAll(() => app.close());

  it('is nothing where all went well', async () => {
    await fetch(`${url}/tables/7`);
    await fetch(`${url}/no-such-place`);
    expect([errors, slow]).toEqual([[], []]);
  });

  it('is what failed, by the route and not by the path', async () => {
    await fetch(`${url}/cellar/a-secret`);
    await fetch(`${url}/bar/9`);
    await fetch(`${url}/bare`);
    expect(errors).toEqual([
      ['GET /cellar/:key', expect.objectContaining({ message: 'The cellar is flooded' })],
      ['GET /bar/:id', expect.objectContaining({ code: 'UNAVAILABLE' })],
      ['GET /bare', 'Answered 502'],
    ]);
  });

  it('is what was slow', async () => {
    await fetch(`${url}/slow/7`);
    expect(slow).toEqual([['GET /slow/:id', expect.any(Number)]]);
    expect(slow[0]?.[1]).toBeGreaterThan(slowAfter);
  });

  it('is nothing that another service has answered, nor whether this one is ready', async () => {
    await fetch(`${url}/next-door`);
    expect((await fetch(`${url}/refused-next-door`)).status).toBe(503);
    await fetch(`${url}/readyz`);
    expect([errors, slow]).toEqual([[], []]);
  });

  /**
   * A telephone that stands still in the middle of its request. @param end what it sends then; nothing when left out
   */
  async function sendSlowly(path: string, type: string, end?: string): Promise<number | undefined> {
    const slowly = request(`${url}${path}`, { method: 'POST', headers: { 'content-type': type } });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slowly.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    slowly.write('"half');
    if (end !== undefined) {
      await setTimeout(slowAfter + 50);
      slowly.end(end);
    }
    const status = await answered;
    slowly.destroy();
    return status;
  }

  it.each([
    ['a photo', '/uploads', 'multipart/form-data'],
    ['a form', '/next-door-is-away', 'application/json'],
  ])('is not how slowly a telephone sends %s', async (_, path, type) => {
    expect(await sendSlowly(path, type, ' whole"')).toBeDefined();
    await setTimeout(50);
    expect(slow).toEqual([]);
  });

  it('is not how long was waited for what did not come', async () => {
    expect(await sendSlowly('/gives-up', 'multipart/form-data')).toBe(408);
    await setTimeout(50);
    expect(slow).toEqual([]);
  });
});

describe('requests that are rejected because of overload', () => {
  it('are reported each, and share a line of the log with the others of that second', async () => {
    const lines: unknown[] = [];
    const errors: [string, unknown][] = [];
    const log = { warn: (told: unknown) => lines.push(told) };
    const record = recordRejected({ log } as unknown as FastifyInstance, 'spec', {
      error: (where, error) => errors.push([where, error]),
    });
    for (let guest = 0; guest < 3; guest += 1) record({ method: 'POST', route: '/tables', seconds: 0 });
    expect(errors).toEqual(Array(3).fill(['POST /tables', 'Answered 503']));
    await eventually(async () => expect(lines).toEqual([{ rejected: 3 }]));
    record({ method: 'POST', route: '/tables', seconds: 0 });
    await eventually(async () => expect(lines).toEqual([{ rejected: 3 }, { rejected: 1 }]));
  });
});
