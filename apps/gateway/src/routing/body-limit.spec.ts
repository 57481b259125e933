import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type BodyBounds, limitBody, wholeBody } from './body-limit.js';

const usual: BodyBounds = { bytes: 5, within: 1_000 };

describe.each([
  ['passed on as it streams', async (body: Readable, bounds: BodyBounds) => text(limitBody(body, bounds) as Readable)],
  ['read whole', async (body: Readable, bounds: BodyBounds) => String(await wholeBody(body, bounds))],
])('a body that is %s', (_, read) => {
  it('passes within its bounds', async () => {
    const body = new PassThrough();
    const passed = read(body, usual);
    body.write('sto');
    await setTimeout(5);
    body.end('ut');
    expect(await passed).toBe('stout');
  });

  it('may be empty', async () => {
    const body = new PassThrough();
    const passed = read(body, usual);
    body.end();
    expect(await passed).toBe('');
  });

  it.each([
    ['of more bytes than it may have', { ...usual, bytes: 4 }, 'BODY_TOO_LARGE'],
    ['that takes longer than it may', { bytes: 5_000_000, within: 50 }, 'TOO_SLOW'],
  ])('%s is broken off, and what still comes of it is thrown away', async (_case, bounds, code) => {
    const body = new PassThrough();
    const passed = read(body, bounds);
    body.write('stout');
    await expect(passed).rejects.toMatchObject({ code });
    for (let sent = 0; sent < 100; sent += 1) body.write(Buffer.alloc(16_384));
    await setTimeout(20);
    expect(body.readableLength).toBe(0);
    body.destroy();
  });

  it('of somebody who hangs up is their failure', async () => {
    const body = new PassThrough();
    const passed = read(body, usual);
    body.write('sto');
    body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(passed).rejects.toMatchObject({ code: 'MALFORMED' });
  });

  it('of somebody who has gone already is refused, and not waited for', async () => {
    const body = new PassThrough();
    body.destroy();
    await expect(read(body, usual)).rejects.toThrow('broke off');
  });
});

describe('a body that is passed on as it streams', () => {
  it('ends quietly when its request was refused and nobody reads it', async () => {
    const body = new PassThrough();
    limitBody(body, { ...usual, bytes: 4 });
    body.write('stout');
    await setTimeout(20);
    expect(body.readableLength).toBe(0);
    body.destroy();
  });
});

describe('a body that is read whole', () => {
  it('is not waited for when it ends without a word', async () => {
    const body = new PassThrough();
    const read = wholeBody(body, usual);
    body.destroy();
    await expect(read).rejects.toMatchObject({ code: 'MALFORMED' });
  });

  it.each([[undefined], [null], [Buffer.from('stout')]])(
    'is taken as it is where it is no stream: %p',
    async (body) => {
      expect(await wholeBody(body, usual)).toBe(body);
    },
  );
});
