import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../testing/eventually.js';
import { claimDataDir } from './embedded-owner.js';
import { startedAt } from './embedded-process.js';

describe('the owner of a data folder', () => {
  let dataDir: string;
  let ownerFile: string;
  let troubles: string[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rover-owner-'));
    ownerFile = join(dataDir, 'postgres-owner.json');
    troubles = [];
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const claim = () => claimDataDir(dataDir, (words) => troubles.push(words));
  const owner = async () => JSON.parse(await readFile(ownerFile, 'utf8'));
  const beatAgo = (seconds: number) => utimes(ownerFile, new Date(), new Date(Date.now() - seconds * 1_000));
  /** The pub was opened in another container: its process has an id that is nobody's here. */
  const ownedElsewhere = async (lastBeat: number) => {
    const elsewhere = { pid: 4_194_999, startedAt: '1', space: 'another-boot pid:[1]', host: 'cellar' };
    await writeFile(ownerFile, JSON.stringify(elsewhere));
    await beatAgo(lastBeat);
  };

  it('shows again and again that it lives, and nothing once it has given the folder back', async () => {
    const release = await claim();
    await beatAgo(60);
    const hasBeaten = async () => expect(Date.now() - (await stat(ownerFile)).mtimeMs).toBeLessThan(30_000);
    await eventually(hasBeaten);
    await release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is refused a folder that one lives in whose process it cannot see', async () => {
    await ownedElsewhere(1);
    const claiming = claim();
    let isOver = false;
    const refusal = expect(claiming).rejects.toThrow(
      `DATA_DIR ${dataDir} is in use by process 4194999 of another container, machine or boot (cellar).`,
    );
    const over = refusal.finally(() => {
      isOver = true;
    });
    while (!isOver) await beatAgo(0);
    await over;
    expect((await owner()).host).toBe('cellar');
    expect(await readdir(dataDir)).toEqual(['postgres-owner.json']);
  });

  it('takes at once the folder of one that was killed, though its parent has not taken note of it', async () => {
    // Only there is it told apart.
    if (process.platform !== 'linux') return;
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    await writeFile(ownerFile, JSON.stringify({ pid, startedAt: await startedAt(pid) }));
    await expect(claim()).rejects.toThrow(`in use by process ${pid}`);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
    await (await claim())();
    parent.kill('SIGKILL');
  });

  it('takes at once the folder of one that has been silent for half a minute', async () => {
    await ownedElsewhere(31);
    const release = await claim();
    expect((await owner()).pid).toBe(process.pid);
    expect(troubles).toEqual([]);
    await release();
  });

  it('waits, and says so, until one that died elsewhere has been silent for long enough', async () => {
    await ownedElsewhere(26);
    const release = await claim();
    expect((await owner()).pid).toBe(process.pid);
    expect(troubles).toEqual([expect.stringMatching(/in use by process 4194999 .*; waiting up to [1-4] s/)]);
    await release();
  });

  it('takes the folder that is given back while it waits', async () => {
    await ownedElsewhere(1);
    const claiming = claim();
    await eventually(() => expect(troubles).toHaveLength(1));
    expect(await readdir(dataDir)).toEqual(['postgres-owner.json']);
    await rm(ownerFile);
    await (await claiming)();
  });
});
