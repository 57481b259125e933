import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inDataDir } from './embedded-data-dir.js';
import { EmbeddedPostgresError } from './embedded-error.js';
import { claimDataDir } from './embedded-owner.js';

describe('a data folder that cannot be used', () => {
  it.each([
    ['EACCES', 'mkdir', 'Give the folder to that user'],
    ['ENOSPC', 'write', 'has no room left'],
    ['EDQUOT', 'write', 'has no room left'],
    ['EEXIST', 'mkdir', 'is no folder'],
    ['ENOTDIR', 'mkdir', 'is no folder'],
    ['EROFS', 'open', 'is on a disk that is only read'],
    ['ENOENT', 'mkdir', 'is on a disk that is only read'],
  ])('is told in words that fit %s of %s', async (code, syscall, words) => {
    const refusal = Object.assign(new Error(`${code}: refused`), { code, syscall });
    const told = await inDataDir('/pub', () => Promise.reject(refusal)).catch((error) => error);
    expect(told).toBeInstanceOf(EmbeddedPostgresError);
    for (const part of ['DATA_DIR /pub ', words, `(${code}: refused)`]) expect(told.message).toContain(part);
  });

  it('is told to be a link where that leads nowhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rover-link-'));
    const dataDir = join(folder, 'data');
    await symlink(join(folder, 'not', 'mounted'), dataDir);
    await expect(inDataDir(dataDir, () => mkdir(dataDir, { recursive: true }))).rejects.toThrow(
      `DATA_DIR ${dataDir} is a link to a place that is not there.`,
    );
    await rm(folder, { recursive: true });
  });

  it('is not blamed for what else goes wrong', async () => {
    const other = Object.assign(new Error('no chown'), { code: 'ENOENT', syscall: 'spawn' });
    await expect(inDataDir('/pub', () => Promise.reject(other))).rejects.toBe(other);
  });
});

describe('a data folder on a full disk', () => {
  let disk: string;
  let canMount: boolean;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'rover-full-'));
    canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0;
  });
  afterAll(async () => {
    if (canMount) spawnSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  it('is left as it was by those who cannot claim it', async () => {
    // Only root makes small disks, and not everywhere.
    if (!canMount) return;
    const dataDir = join(disk, 'data');
    await mkdir(dataDir);
    await expect(writeFile(join(disk, 'all'), Buffer.alloc(2_000_000))).rejects.toThrow('ENOSPC');
    await expect(claimDataDir(dataDir)).rejects.toThrow('ENOSPC');
    expect(await readdir(dataDir)).toEqual([]);
  });
});
