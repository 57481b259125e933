import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  currentAdmin,
  currentRequestId,
  noteAdmin,
  runInRequest,
  serveInRequest,
  stayInside,
} from './request-context.js';

/** Longer than what is said behind a request is waited for. */
const aWhile = 250;

describe('what is done in a request', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer(({ url: id = '' }, response) =>
      serveInRequest(id, response, () =>
        stayInside(async () => {
          noteAdmin({ id, email: `${id}@example.com` });
          if (id === '/gone') {
            server.emit('arrived');
            await once(response, 'close');
          }
          await setTimeout(id === '/short' ? 0 : 2 * aWhile);
          response.end(JSON.stringify([currentRequestId(), currentAdmin()?.id]));
          server.emit('done', currentRequestId(), currentAdmin()?.id);
        }),
      ),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await once(server.close(), 'close');
  });

  const ask = async (id: string): Promise<unknown> => (await fetch(url + id)).json();

  it('is done in its name, whoever else comes and goes meanwhile', async () => {
    const long = ask('/long');
    expect(await ask('/short')).toEqual(['/short', '/short']);
    await setTimeout(aWhile);
    expect(await long).toEqual(['/long', '/long']);
  });

  it('is done in its name after nobody was there for a while', async () => {
    await ask('/first');
    await setTimeout(aWhile);
    expect(await ask('/second')).toEqual(['/second', '/second']);
  });

  it('is done in its name behind the answer, too, by whoever says so', async () => {
    const work = runInRequest('/behind', async () => {
      await setTimeout(2 * aWhile);
      return currentRequestId();
    });
    await ask('/short');
    expect(await work).toBe('/behind');
    expect(currentRequestId()).toBeNull();
  });

  it('is done in its name to its end, though whoever asked has hung up', async () => {
    const done = once(server, 'done');
    const asking = new AbortController();
    server.once('arrived', () => asking.abort());
    await expect(fetch(`${url}/gone`, { signal: asking.signal })).rejects.toThrow();
    expect(await done).toEqual(['/gone', '/gone']);
  });

  it('is over with what fails, at once or later', async () => {
    const fail = () => {
      throw new Error('The barrel is empty.');
    };
    expect(() => runInRequest('/failed', fail)).toThrow('The barrel is empty.');
    await expect(runInRequest('/failed', async () => fail())).rejects.toThrow('The barrel is empty.');
    expect(currentRequestId()).toBeNull();
  });
});
