import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenSite } from '../testing/open-site.js';

let site: OpenSite;

beforeEach(async () => {
  site = await OpenSite.open();
});

afterEach(() => site.close());

const get: OpenSite['get'] = (...asked) => site.get(...asked);

describe('a gateway that also serves the site', () => {
  it('a request to an overloaded service is held before it is refused', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    await site.reopen({
      BOOKINGS_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      RATE_LIMIT: 'off',
    });
    const began = performance.now();
    const guest = async () => {
      const { status, html } = await get('/api/events/rsvp', { method: 'POST', body: '{}' });
      return { status, text: html, milliseconds: performance.now() - began };
    };
    const crowd = Array.from({ length: 257 }, guest);
    const first = await Promise.race(crowd);
    expect(first).toMatchObject({ status: 503, text: expect.stringContaining('very busy') });
    expect(first.milliseconds).toBeGreaterThan(240);
    silent.closeAllConnections();
    await once(silent.close(), 'close');
    await Promise.all(crowd);
  });
});
