import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneEmbedded, type EmbeddedClone, type EmbeddedRun } from '../../testing/embedded-clone.js';
import { queryOnce } from '../../testing/query.js';

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
const guest = { uid: 1234, gid: 1234 };
const stranger = { uid: 1235, gid: 1235 };

/** What a process may do beyond its user, as bits (capabilities(7)): to write anywhere, and to read anywhere. */
async function rightsOf(pid: number): Promise<number> {
  const [, bits = ''] = /^CapEff:\s*(\w+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number.parseInt(bits, 16);
}
const [writeAnywhere, readAnywhere] = [1 << 1, 1 << 2];

asRoot('the embedded PostgreSQL, for root and for others', () => {
  let open: string;
  let closed: string;
  let clone: EmbeddedClone;
  let run: EmbeddedRun | undefined;
  /** Of the database that ran last. */
  let rights: number;

  const runs = async (where: EmbeddedClone, dataDir: string, user?: { uid: number; gid: number }) => {
    run = await where.start(dataDir, user);
    expect(run.error).toBeUndefined();
    expect(await queryOnce(run.url, 'SELECT 1')).toEqual([1]);
    const { uid } = await stat(`/proc/${run.pid}`);
    rights = await rightsOf(run.pid);
    await run.stop();
    return uid;
  };
  const folderOf = async (name: string, { uid, gid }: { uid: number; gid: number }) => {
    const folder = join(open, name);
    await mkdir(folder);
    await chown(folder, uid, gid);
    return folder;
  };

  beforeAll(async () => {
    open = await mkdtemp(join(tmpdir(), 'rover-open-'));
    closed = await mkdtemp(join(tmpdir(), 'rover-closed-'));
    await chmod(open, 0o755);
    clone = await cloneEmbedded(open);
  });
  afterEach(async () => {
    if (run?.running()) await run.stop();
  });
  afterAll(() =>
    Promise.all([open, closed].map((folder) => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 }))),
  );

  it('runs for root, though not as root', async () => {
    expect(await runs(clone, join(open, 'of-root'))).toBeGreaterThan(0);
    expect(rights).toBe(0);
  });

  it('runs for root from a clone, and on data, below a folder that only root may enter', async () => {
    const hidden = await cloneEmbedded(closed);
    // As a strict umask leaves it.
    execFileSync('chmod', ['-R', 'go=', closed]);
    const dataDir = join(closed, 'data');
    expect(await runs(hidden, dataDir)).toBeGreaterThan(0);
    expect(await runs(hidden, dataDir)).toBeGreaterThan(0);
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
    expect((await stat(dataDir)).uid).toBe(0);
    // It may read what it passes and write nothing, unless all that root has is the right to write.
    expect(rights).toBe((await rightsOf(process.pid)) & readAnywhere || writeAnywhere);
  });

  it('runs for an ordinary user who has no home and no name', async () => {
    expect(await runs(clone, join(await folderOf('of-guest', guest), 'data'), guest)).toBe(guest.uid);
  });

  it('runs for root on the data of an ordinary user, who can still use it afterwards', async () => {
    const dataDir = await folderOf('shared', guest);
    expect(await runs(clone, dataDir, guest)).toBe(guest.uid);
    expect(await runs(clone, dataDir)).toBe(guest.uid);
    expect(await runs(clone, dataDir, guest)).toBe(guest.uid);
  });

  it('runs for root when the whole folder was given to root', async () => {
    const dataDir = join(open, 'given');
    await runs(clone, dataDir);
    for (const name of await readdir(dataDir, { recursive: true })) await chown(join(dataDir, name), 0, 0);
    expect(await runs(clone, dataDir)).toBeGreaterThan(0);
  });

  it('tells an ordinary user that the data are those of root, or of another', async () => {
    const ofRoot = join(open, 'roots');
    await runs(clone, ofRoot);
    run = await clone.start(ofRoot, guest);
    expect(run.error).toMatch(/DATA_DIR .*roots cannot be used by user 1234. Give the folder to that user.*EACCES/);

    const ofGuest = await folderOf('guests', guest);
    await runs(clone, ofGuest, guest);
    await chmod(ofGuest, 0o777);
    run = await clone.start(ofGuest, stranger);
    expect(run.error).toMatch(/DATA_DIR .*guests cannot be used by user 1235/);
  });
});
