import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { closeConnectionsWhile } from './draining.js';

describe('a service that is going down', () => {
  let app: FastifyInstance;
  let url: string;
  let isDraining: boolean;

  beforeAll(async () => {
    app = fastify();
    app.addContentTypeParser('*', (_request, body, done) => done(null, body));
    closeConnectionsWhile(app, () => isDraining);
    app.get('/stout', async () => 'poured');
    app.post('/refused', async (_request, reply) => reply.code(413).send('too much'));
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => app.close());

  beforeEach(() => {
    isDraining = false;
  });

  const connectionOf = async () => (await fetch(`${url}/stout`)).headers.get('connection');

  it('answers, and ends each line with its answer', async () => {
    expect(await connectionOf()).toBe('keep-alive');
    isDraining = true;
    expect(await connectionOf()).toBe('close');
  });

  it('does not hang up on who is refused while still sending', async () => {
    isDraining = true;
    const upload = request(`${url}/refused`, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
    upload.write('half');
    const [refusal] = (await once(upload, 'response')) as [IncomingMessage];
    expect(refusal.headers.connection).toBe('keep-alive');
    upload.end('whole');
    expect(await text(refusal)).toBe('too much');
  });
});
