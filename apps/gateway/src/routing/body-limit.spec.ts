import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { limitBody, wholeBody } from './body-limit.js';

const limited = (body: Readable, bytes: number, within: number) => limitBody(body, bytes, within) as Readable;

describe('a body', () => {
  it('that is within its bounds passes', async () => {
    const body = new PassThrough();
    const passed = text(limited(body, 5, 1_000));
    body.end('stout');
    expect(await passed).toBe('stout');
  });

  it.each([
    ['of more bytes than it may have', 4, 1_000, 'BODY_TOO_LARGE'],
    ['that takes longer than it may', 5_000_000, 50, 'TOO_SLOW'],
  ])('%s is broken off, and what still comes of it is thrown away', async (_, bytes, within, code) => {
    const body = new PassThrough();
    const passed = text(limited(body, bytes, within));
    body.write('stout');
    await expect(passed).rejects.toMatchObject({ code });
    for (let sent = 0; sent < 100; sent += 1) body.write(Buffer.alloc(16_384));
    await setTimeout(20);
    expect(body.readableLength).toBe(0);
    body.destroy();
  });

  it('of somebody who hangs up is their failure', async () => {
    const body = new PassThrough();
    const passed = text(limited(body, 5, 1_000));
    body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(passed).rejects.toMatchObject({ code: 'MALFORMED' });
  });

  it('of somebody who has gone already is refused, and not waited for', () => {
    const body = new PassThrough();
    body.destroy();
    expect(() => limited(body, 5, 1_000)).toThrow('broke off');
  });

  it('of a request that nobody reads any more ends quietly', async () => {
    const body = new PassThrough();
    limited(body, 4, 1_000);
    body.write('stout');
    await setTimeout(20);
    expect(body.readableLength).toBe(0);
    body.destroy();
  });

  it('is read whole, however many pieces it comes in, none included', async () => {
    const [body, empty] = [new PassThrough(), new PassThrough()];
    const read = wholeBody(limited(body, 5, 1_000));
    body.write('sto');
    await setTimeout(5);
    body.end('ut');
    empty.end();
    expect(String(await read)).toBe('stout');
    expect(await wholeBody(limited(empty, 5, 1_000))).toEqual(Buffer.alloc(0));
    expect(await wholeBody(null)).toBeNull();
  });

  it('that is broken off while it is read whole is refused', async () => {
    const body = new PassThrough();
    const read = wholeBody(limited(body, 4, 1_000));
    body.end('stout');
    await expect(read).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});
