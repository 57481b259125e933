import fastify, { type FastifyInstance } from 'fastify';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import type { ServiceAddress } from './route-table.js';

describe('when more come than a service can be asked at once', () => {
  let app: FastifyInstance;
  let url: string;
  let open: () => void;
  let isOpen: Promise<void>;

  beforeEach(async () => {
    isOpen = new Promise((resolve) => {
      open = resolve;
    });
    const limiter = new ConcurrencyLimiter(128, () => 0);
    app = fastify();
    app.get<{ Params: { service: ServiceAddress } }>('/:service', {
      handler: async (request, reply) => {
        if (!limiter.admit(request.params.service, request, reply)) return reply;
        return isOpen.then(() => 'served');
      },
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterEach(() => app.close());

  it('those beyond are refused at once and told when to come again, the others are served', async () => {
    let refused = 0;
    const guests = Array.from({ length: 200 }, async () => {
      const { status, headers } = await fetch(`${url}/BOOKINGS_URL`);
      if (status === 503 && headers.get('retry-after') === '1') refused += 1;
      if (refused === 72) open();
      return status;
    });
    const answers = await Promise.all(guests);
    expect(answers.filter((status) => status === 200)).toHaveLength(128);
    expect((await fetch(`${url}/BOOKINGS_URL`)).status).toBe(200);
  });

  it('there is room for other services all the same', async () => {
    const guests = Array.from({ length: 129 }, async () => (await fetch(`${url}/BOOKINGS_URL`)).status);
    expect(await Promise.any(guests)).toBe(503);
    const elsewhere = fetch(`${url}/AUTH_URL`);
    open();
    expect((await elsewhere).status).toBe(200);
    await Promise.all(guests);
  });
});
