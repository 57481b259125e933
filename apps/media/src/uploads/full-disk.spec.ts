import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenMedia } from '../testing/open-media.js';
import { mp3 } from '../testing/sample-recordings.js';

const mountSmallDisk = (at: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at]).status === 0;
const unmount = (at: string) => spawnSync('umount', ['--lazy', at]);

/** It takes rights that not everybody has. */
function canMakeDisks(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'rover-disk-'));
  const can = mountSmallDisk(folder);
  if (can) unmount(folder);
  rmdirSync(folder);
  return can;
}

const itWhereDisksCanBeMade = canMakeDisks() ? it : it.skip;

describe('the folder where uploads wait', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rover-waiting-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  itWhereDisksCanBeMade(
    'may be full: what does not fit is refused and leaves nothing, what fits is taken',
    async () => {
      mountSmallDisk(folder);
      const media = await OpenMedia.open({ UPLOAD_DIR: folder });
      try {
        const { status, body } = await media.upload(mp3(10_000));
        expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
        await eventually(async () => expect(await readdir(folder)).toEqual([]));
        expect((await media.upload(mp3())).status).toBe(201);
      } finally {
        await media.close();
        unmount(folder);
      }
    },
  );
});
