import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UploadFolder } from './upload-folder.js';

describe('the folder where uploads wait', () => {
  let parent: string;

  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'rover-waiting-'));
  });

  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('is made where there is none', async () => {
    const folder = path.join(parent, 'uploads');
    await UploadFolder.open(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('is empty after a crash, of files and of folders', async () => {
    await writeFile(path.join(parent, 'half'), 'half a ');
    await mkdir(path.join(parent, 'form'));
    await writeFile(path.join(parent, 'form', 'image'), 'half a ');
    await UploadFolder.open(parent);
    expect(await readdir(parent)).toEqual([]);
  });

  it('is one of its own for each process that was told of none', async () => {
    const [one, other] = await Promise.all([UploadFolder.open(undefined), UploadFolder.open(undefined)]);
    const waiting = other.newPath();
    await writeFile(waiting, 'half a ');
    await one.onApplicationShutdown();
    expect((await stat(waiting)).size).toBe(7);
    await other.onApplicationShutdown();
  });
});
