import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { watchedStream } from './watched-stream.js';

const pieces = [Buffer.alloc(65_536, 'a'), Buffer.alloc(65_536, 'b'), Buffer.alloc(3_000, 'c')];

describe('what a server sends', () => {
  it('comes whole to whoever reads it slowly', async () => {
    let read = 0;
    for await (const piece of watchedStream(Readable.from(pieces), 50)) {
      await setTimeout(120);
      read += (piece as Buffer).length;
    }
    expect(read).toBe(134_072);
  });

  it('is given up when nothing comes any more', async () => {
    const silent = new Readable({ read: () => undefined });
    silent.push(pieces[0]);
    const reading = watchedStream(silent, 50).toArray();
    await expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(silent.destroyed).toBe(true);
  });
});
