import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { cloneEmbedded, type EmbeddedClone, type EmbeddedRun } from '../../testing/embedded-clone.js';
import { groupOf } from '../../testing/process-group.js';
import { queryOnce } from '../../testing/query.js';
import { holdsWithin, isAlive } from './embedded-process.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the embedded PostgreSQL, when things are killed', () => {
  let folder: string;
  let dataDir: string;
  let clone: EmbeddedClone;
  let run: EmbeddedRun | undefined;

  const start = async () => {
    run = await clone.start(dataDir);
    expect(run.error).toBeUndefined();
    return run;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rover-kill-'));
    dataDir = join(folder, 'data');
    clone = await cloneEmbedded(folder);
  });
  afterEach(async () => {
    if (run?.running()) await run.stop();
  });
  // The last server that lost its process may still be ending in good order.
  afterAll(() => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 }));

  it('is made anew when the first start was killed half-way', async () => {
    const program = clone.spawn(dataDir);
    const halfMade = async () => {
      const names: string[] = await readdir(dataDir, { recursive: true }).catch(() => []);
      return names.some((name) => /^postgres-unfinished-.*\/data\/PG_VERSION$/.test(name));
    };
    expect(await holdsWithin(5_000, halfMade)).toBe(true);
    program.kill('SIGKILL');
    const { url } = await start();
    expect(await queryOnce(url, 'SELECT 1')).toEqual([1]);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-owner.json', 'postgres-password']);
  });

  it('ends in good order when its process is killed', async () => {
    const { pid, kill } = await start();
    await kill();
    expect(await holdsWithin(5_000, () => !isAlive(pid))).toBe(true);
    await expect(readFile(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('is stopped and started anew when it was left behind without its supervisor', async () => {
    const left = await start();
    const { members } = await groupOf(left.pid);
    for (const pid of members) if (pid !== left.pid) process.kill(pid, 'SIGKILL');
    await left.kill();
    expect(isAlive(left.pid)).toBe(true);
    const begun = Date.now();
    const { url } = await start();
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(await holdsWithin(2_000, () => !isAlive(left.pid))).toBe(true);
    expect(await queryOnce(url, 'SELECT 1')).toEqual([1]);
  });

  it('does not take another program for its own when the id in the files is another program by now', async () => {
    const old = await start();
    process.kill(-(await groupOf(old.pid)).id, 'SIGKILL');
    await old.kill();
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(process.pid)));
    await writeFile(join(dataDir, 'postgres-owner.json'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    const { url } = await start();
    expect(await queryOnce(url, 'SELECT 1')).toEqual([1]);
  });

  it('loses nothing it confirmed, and is up within five seconds as a rule, in twenty kills of everything under load', async () => {
    await queryOnce((await start()).url, 'CREATE TABLE rsvps (guest int)');
    await run?.stop();
    let asked = 0;
    let confirmed = 0;
    const startsTook: number[] = [];
    const writeUntilKilled = async (url: string) => {
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      await client.connect();
      while (true) {
        await client.query('INSERT INTO rsvps VALUES ($1)', [++asked]);
        confirmed = asked;
      }
    };
    for (let kills = 1; kills <= 20; kills++) {
      const begun = Date.now();
      const { url, pid, kill } = await start();
      startsTook.push(Date.now() - begun);
      const [last] = await queryOnce(url, 'SELECT count(*)::int FROM rsvps');
      expect([confirmed, asked]).toContain(last);
      asked = confirmed = Number(last);
      const group = await groupOf(pid);
      const writing = expect(writeUntilKilled(url)).rejects.toThrow();
      await setTimeout(30 + Math.random() * 100);
      if (kills % 2) process.kill(-group.id, 'SIGKILL');
      await kill();
      await writing;
    }
    expect(confirmed).toBeGreaterThan(20);
    startsTook.sort((a, b) => a - b);
    expect(startsTook[10]).toBeLessThan(5_000);
    expect(startsTook.at(-1)).toBeLessThan(20_000);
  }, 240_000);
});
