import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@rover/platform/config/read-config';
import { openBackingServices } from './backing-services.js';
import { standaloneVariables } from './standalone.config.js';

const nobody = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'pub', S3_SECRET_KEY: 'a secret of the pub' };

describe('what is on its way to a server that keeps the files of the pub', () => {
  let dataDir: string;
  let drafts: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'rover-backing-'));
    drafts = path.join(dataDir, 'drafts');
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const openAndStop = async () => (await openBackingServices(readConfig(standaloneVariables, nobody), dataDir)).stop();

  it('is cleared away at the start after a crash', async () => {
    await mkdir(drafts);
    await writeFile(path.join(drafts, 'half'), 'half a film');
    await openAndStop();
    expect(await readdir(drafts)).toEqual([]);
  });

  it('waits where nobody else looks', async () => {
    await openAndStop();
    expect((await stat(drafts)).mode & 0o777).toBe(0o700);
  });
});
