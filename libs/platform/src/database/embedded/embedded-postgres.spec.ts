import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { queryOnce } from '../../testing/query.js';
import { freePort } from './embedded-port.js';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.js';
import { holdsWithin, isAlive } from './embedded-process.js';

jest.mock('./embedded-port.js', () => ({
  __esModule: true,
  freePort: jest.fn(jest.requireActual<{ freePort: typeof freePort }>('./embedded-port.js').freePort),
}));

describe('the embedded PostgreSQL', () => {
  const running = new Set<EmbeddedPostgres>();
  const folders: string[] = [];
  let dataDir: string;

  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'rover-embedded-'));
    folders.push(made);
    return made;
  };
  const start = async (options: EmbeddedPostgresOptions = { dataDir }) => {
    const postgres = await startEmbeddedPostgres(options);
    running.add(postgres);
    return postgres;
  };
  const stop = async (postgres: EmbeddedPostgres) => {
    await postgres.stop();
    running.delete(postgres);
  };

  beforeAll(async () => {
    dataDir = await folder();
  });
  afterEach(async () => {
    for (const postgres of running) await stop(postgres);
  });
  afterAll(async () => {
    for (const made of folders) await rm(made, { recursive: true, maxRetries: 20, retryDelay: 100 });
  });

  it('is made at the first start, keeps what it was told, and is up again at once', async () => {
    const first = await start();
    await queryOnce(first.url, 'CREATE TABLE pints AS SELECT 7 AS poured');
    await stop(first);
    expect(isAlive(first.pid)).toBe(false);

    const begun = Date.now();
    const second = await start();
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(await queryOnce(second.url, 'SELECT poured FROM pints')).toEqual([7]);
  });

  it('speaks UTF-8 and UTC, writes safely, and listens on the loopback alone', async () => {
    const { url } = await start();
    const settings = ['server_encoding', 'TimeZone', 'fsync', 'synchronous_commit', 'max_connections'];
    const answers = settings.map(async (name) => (await queryOnce(url, `SHOW ${name}`))[0]);
    expect(await Promise.all(answers)).toEqual(['UTF8', 'UTC', 'on', 'on', '100']);
    expect(await queryOnce(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
  });

  it('sorts accented names among the others and finds them by a part', async () => {
    const { url } = await start();
    const names = await queryOnce(
      url,
      `SELECT name FROM unnest('{Zoe,Édith,eve,Ana,Ñusta}'::text[]) name ORDER BY name`,
    );
    expect(names).toEqual(['Ana', 'Édith', 'eve', 'Ñusta', 'Zoe']);
    await queryOnce(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    expect(await queryOnce(url, `SELECT word_similarity('cafés', 'Los Cafés del Puerto')`)).toEqual([1]);
  });

  it('lets the product in as the owner of its database, not as a superuser, and no one without the password', async () => {
    const { url } = await start();
    expect(await queryOnce(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([false]);
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(queryOnce(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('runs beside another with another folder', async () => {
    const [mine, yours] = await Promise.all([start(), start({ dataDir: await folder() })]);
    await queryOnce(mine.url, 'CREATE TABLE mine ()');
    await expect(queryOnce(yours.url, 'SELECT * FROM mine')).rejects.toThrow('does not exist');
  });

  it('refuses a folder that a living process uses, and names the process', async () => {
    await start();
    await expect(start()).rejects.toThrow(`DATA_DIR ${dataDir} is in use by process ${process.pid}`);
  });

  it('lets only one of several starts at once have a folder', async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('takes another port when one was taken in between', async () => {
    const other = await start({ dataDir: await folder() });
    const taken = Number(new URL(other.url).port);
    const offered = jest.mocked(freePort).mockClear().mockResolvedValueOnce(taken);
    const { url } = await start();
    expect(offered).toHaveBeenCalledTimes(2);
    expect(Number(new URL(url).port)).not.toBe(taken);
    expect(await queryOnce(url, 'SELECT 1')).toEqual([1]);
  });

  it('comes back at the same address when it is killed', async () => {
    const troubles: string[] = [];
    const postgres = await start({ dataDir, onTrouble: (words) => troubles.push(words) });
    const { pid } = postgres;
    process.kill(pid, 'SIGKILL');
    expect(await holdsWithin(5_000, () => postgres.pid !== pid)).toBe(true);
    expect(await queryOnce(postgres.url, 'SELECT 1')).toEqual([1]);
    expect(troubles).toEqual(['PostgreSQL ended unasked; starting it again']);
  });

  it('says once what keeps it from coming back, and comes back when that is gone', async () => {
    const troubles: string[] = [];
    const postgres = await start({ dataDir, onTrouble: (words) => troubles.push(words) });
    const { pid } = postgres;
    const control = join(dataDir, 'postgres', 'global', 'pg_control');
    await rename(control, `${control}.away`);
    process.kill(pid, 'SIGKILL');
    expect(await holdsWithin(5_000, () => troubles.length > 1)).toBe(true);
    await setTimeout(2_500);
    await rename(`${control}.away`, control);
    expect(await holdsWithin(5_000, () => postgres.pid !== pid)).toBe(true);
    expect(await queryOnce(postgres.url, 'SELECT 1')).toEqual([1]);
    expect(troubles).toEqual([expect.stringContaining('ended unasked'), expect.stringContaining('pg_control')]);
  });

  it('opens a folder that was restored without its modes', async () => {
    await chmod(join(dataDir, 'postgres'), 0o755);
    expect(await queryOnce((await start()).url, 'SELECT 1')).toEqual([1]);
  });

  it('says which version made the database that it cannot read, and which it brings', async () => {
    const file = join(dataDir, 'postgres', 'PG_VERSION');
    const made = await readFile(file, 'utf8');
    await writeFile(file, '17\n');
    await expect(start()).rejects.toThrow(
      `was made by PostgreSQL 17, and this copy of the product brings PostgreSQL ${made.trim()},`,
    );
    await writeFile(file, made);
  });

  it('leaves nothing but the database and its password when it stops', async () => {
    await stop(await start());
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-password']);
    await expect(readFile(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });
});
