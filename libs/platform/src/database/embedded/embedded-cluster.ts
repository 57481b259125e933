import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, isNameless } from './embedded-account.js';
import { EmbeddedPostgresError } from './embedded-error.js';
import { giveAll, ownerOf, readIfPresent, renameDurably, writeSecret } from './embedded-files.js';
import { plainEnvironment } from './embedded-process.js';
import { supervise } from './embedded-supervisor.js';

const run = promisify(execFile);

/** What a database is made of on disk. */
export interface Cluster {
  /** The folder of PostgreSQL. */
  databaseDir: string;
  password: string;
}

/** The folder of PostgreSQL in a data folder. */
export function databaseDirOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Opens the database of a data folder, and makes it first if there is none. It is made under another name and renamed
 * at the end, so that one whose making was interrupted is never taken for a database.
 */
export async function openCluster(dataDir: string, initdb: string, account: Account): Promise<Cluster> {
  const databaseDir = databaseDirOf(dataDir);
  const passwordFile = join(dataDir, 'postgres-password');
  await clearUnfinished(dataDir);
  const version = await readIfPresent(join(databaseDir, 'PG_VERSION'));
  if (version !== undefined) {
    await checkVersion(databaseDir, version.trim(), initdb);
    await settleOwnership(databaseDir, account);
    // A folder that was copied or restored may have lost its mode, and PostgreSQL refuses one that others may read.
    await chmod(databaseDir, 0o700);
    return { databaseDir, password: await readPassword(passwordFile) };
  }
  const cluster = { databaseDir, password: randomBytes(24).toString('hex') };
  await writeSecret(passwordFile, cluster.password);
  await makeCluster(cluster, dataDir, initdb, account);
  return cluster;
}

/** PostgreSQL reads what was made by its own major version, and nothing else. */
async function checkVersion(databaseDir: string, made: string, initdb: string): Promise<void> {
  const { stdout } = await run(initdb, ['--version'], { env: plainEnvironment });
  const brought = /\d+/.exec(stdout)?.[0];
  if (made === brought) return;
  throw new EmbeddedPostgresError(
    `The database in ${databaseDir} was made by PostgreSQL ${made}, and this copy of the product brings PostgreSQL ${brought}, which cannot read it. Start the earlier copy again, or carry a dump from there (pg_dump) to the database of a new DATA_DIR.`,
  );
}

async function readPassword(passwordFile: string): Promise<string> {
  const password = await readIfPresent(passwordFile);
  if (password) return password;
  throw new EmbeddedPostgresError(`There is a database, but its password is gone: ${passwordFile} is missing.`);
}

/** Gives the files back to the account's user: root may have taken the whole data folder (chown). */
async function settleOwnership(databaseDir: string, { user }: Account): Promise<void> {
  const owner = await ownerOf(databaseDir);
  if (user && owner?.uid !== user.uid) await giveAll([databaseDir], user);
}

async function makeCluster(
  { databaseDir, password }: Cluster,
  dataDir: string,
  initdb: string,
  account: Account,
): Promise<void> {
  const unfinished = await mkdtemp(join(dataDir, unfinishedPrefix));
  const secret = join(unfinished, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  for (const path of [unfinished, secret]) await give(path, account);
  const made = join(unfinished, 'data');
  const locale = await characterLocale();
  const [program, ...args] = named([initdb, ...initdbOptions(locale), `--pwfile=${secret}`, made]);
  const making = supervise(account, program, args);
  if ((await making.exited) !== 0) throw new EmbeddedPostgresError(failure(making.lastLines));
  await renameDurably(made, databaseDir);
  await rm(unfinished, { recursive: true });
}

/** initdb insists on a name for its user; a user without one runs it as nobody, in a user namespace of its own. */
function named(command: [string, ...string[]]): [string, ...string[]] {
  return isNameless() ? ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--', ...command] : command;
}

function failure(lines: string[]): string {
  const hint = isNameless() ? '\nStart the product as a user that has a name on this system.' : '';
  return `The database could not be made:\n${lines.join('\n')}${hint}`;
}

function initdbOptions(locale: string): string[] {
  return [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // ICU sorts É beside E; the C locales put it after Z.
    '--locale-provider=icu',
    '--icu-locale=en',
    `--locale=${locale}`,
    '--lc-messages=C',
    '--no-instructions',
  ];
}

/** The system's locale that knows which characters are letters, for pg_trgm. */
async function characterLocale(): Promise<string> {
  const { stdout } = await run('locale', ['-a'], { env: plainEnvironment }).catch(() => ({ stdout: '' }));
  const available = new Set(stdout.split('\n').map((name) => name.toLowerCase().replace('utf-8', 'utf8')));
  return ['C.UTF-8', 'en_US.UTF-8'].find((name) => available.has(name.toLowerCase().replace('utf-8', 'utf8'))) ?? 'C';
}

const unfinishedPrefix = 'postgres-unfinished-';

async function clearUnfinished(dataDir: string): Promise<void> {
  const unfinished = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix));
  for (const name of unfinished) {
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function give(path: string, { user }: Account): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
