import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { FaultProxy } from './fault-proxy.js';

/** The specs of faults prove nothing if the line does not fail as they wish. */
describe('a line that fails on request', () => {
  let echo: Server;
  let proxy: FaultProxy;
  let client: Socket;

  beforeEach(async () => {
    echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const address = echo.address();
    if (!address || typeof address !== 'object') throw new Error('no port');
    proxy = await FaultProxy.before(`tcp://127.0.0.1:${address.port}`, 0);
    client = dial();
    await once(client, 'connect');
  });

  afterEach(async () => {
    client.destroy();
    await proxy.close();
    echo.close();
  });

  const dial = () => connect(Number(new URL(proxy.url('tcp://host:1')).port), '127.0.0.1').on('error', () => undefined);
  const hear = async (letters: number) => {
    let heard = '';
    for await (const [data] of on(client)) {
      heard += data;
      if (heard.length >= letters) return heard;
    }
    return heard;
  };
  async function* on(socket: Socket): AsyncGenerator<[Buffer]> {
    while (!socket.destroyed) yield (await once(socket, 'data')) as [Buffer];
  }
  const elapsed = async (work: Promise<unknown>) => {
    const began = Date.now();
    await work;
    return Date.now() - began;
  };

  it('passes on what is said, in order, also when it is late', async () => {
    proxy.delay = 30;
    for (const letter of 'stout') {
      client.write(letter);
      await setTimeout(2);
    }
    expect(await hear(5)).toBe('stout');
  });

  it('is late by the delay in each direction', async () => {
    proxy.delay = 50;
    client.write('stout');
    expect(await elapsed(hear(5))).toBeGreaterThanOrEqual(95);
  });

  it('carries no more than the throttle lets it', async () => {
    proxy.throttle = 100_000;
    client.write('x'.repeat(20_000));
    expect(await elapsed(hear(20_000))).toBeGreaterThanOrEqual(195);
  });

  it('says nothing while it hangs, and goes on where it was', async () => {
    await proxy.set('hang');
    client.write('stout');
    expect(await Promise.race([hear(5), setTimeout(100, 'silence')])).toBe('silence');
    await proxy.set('pass');
    expect(await hear(5)).toBe('stout');
  });

  it('loses what is there without a word, and passes on what is new', async () => {
    await proxy.set('lose');
    client.write('stout');
    expect(await Promise.race([hear(5), setTimeout(100, 'silence')])).toBe('silence');
    client.destroy();
    client = dial();
    client.write('stout');
    expect(await hear(5)).toBe('stout');
  });

  it('hears nothing more of whoever said what it is deaf to', async () => {
    proxy.deafTo = Buffer.from('ale');
    client.write('stout');
    expect(await hear(5)).toBe('stout');
    client.write('ale');
    await setTimeout(20);
    client.write('stout');
    expect(await Promise.race([hear(5), setTimeout(100, 'silence')])).toBe('silence');
  });

  it('cuts what is there and takes nobody new when it refuses', async () => {
    const cut = once(client, 'close');
    await proxy.set('refuse');
    await cut;
    const [error] = await once(dial(), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('resets what is there when it resets', async () => {
    const cut = once(client, 'error');
    await proxy.set('reset');
    expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});
