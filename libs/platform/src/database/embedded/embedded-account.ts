import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-error.js';
import { ownerOf } from './embedded-files.js';
import { plainEnvironment } from './embedded-process.js';

const run = promisify(execFile);

export interface User {
  uid: number;
  gid: number;
}

/**
 * Capabilities of our process with which a user can pass a folder that only root may enter. The first lets the user
 * read, and no more; the second, which also allows writing, is for where root itself lacks the first, as in a Docker
 * container.
 */
const passingRights = ['dac_read_search', 'dac_override'] as const;

/** Who PostgreSQL runs as. */
export interface Account {
  /** The user to switch to when our process is root; unset: the user we are. */
  user?: User;
  /**
   * Set when the clone or the data lie below a folder that only root may enter: the capability that the user gets to
   * pass it.
   */
  passesBy?: (typeof passingRights)[number];
}

/** Whether the system knows a name for the user we are; a container may run us as a mere number. */
export function isNameless(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}

/** What to spawn, and as whom, to run a program under an account. */
export function underAccount({ user, passesBy }: Account, program: string, args: string[]) {
  if (!user || !passesBy) return { command: program, args, ids: user ?? {} };
  const right = `+${passesBy}`;
  const become = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // no_setuid_fixup: without it access(2), by which initdb looks for its programs, ignores the capability.
  const keepRight = [`--inh-caps=${right}`, `--ambient-caps=${right}`, '--securebits=+no_setuid_fixup'];
  return { command: 'setpriv', args: [...become, ...keepRight, program, ...args], ids: {} };
}

/**
 * Finds a user that can run PostgreSQL, which refuses root: ourselves, or, when we are root, the owner of the database
 * if there is one already, else the owner of the data folder if that has a name, else `postgres`, else `nobody`.
 */
export async function embeddedAccount(postgres: string, dataDir: string, databaseDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return ordinary(postgres, dataDir);
  const user = await unprivilegedUser(dataDir, databaseDir);
  const refusal = await refusalOf({ user }, postgres, dataDir);
  if (refusal === undefined) return { user };
  await letAllRun(postgres);
  for (const passesBy of passingRights) {
    const passing: Account = { user, passesBy };
    if ((await refusalOf(passing, postgres, dataDir)) === undefined) return passing;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and user ${user.uid}, whom it would run as, cannot use ${dataDir} or ${postgres} (${refusal}). Start the product as an ordinary user, or keep it and DATA_DIR in folders that others may enter, such as /srv.`,
  );
}

async function ordinary(postgres: string, dataDir: string): Promise<Account> {
  const refusal = await refusalOf({}, postgres, dataDir);
  if (refusal === undefined) return {};
  throw new EmbeddedPostgresError(
    `PostgreSQL (${postgres}) does not run here: ${refusal}. Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

async function unprivilegedUser(dataDir: string, databaseDir: string): Promise<User> {
  const owner = await ownerOf(databaseDir);
  if (owner && owner.uid !== 0) return owner;
  const host = await ownerOf(dataDir);
  // initdb insists on a name for its user.
  if (host && (await idOf('-u', String(host.uid)))) return host;
  for (const name of ['postgres', 'nobody']) {
    const uid = await idOf('-u', name);
    const gid = await idOf('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Start the product as an ordinary user.',
  );
}

async function idOf(flag: string, name: string): Promise<number | undefined> {
  const { stdout } = await run('id', [flag, name], { env: plainEnvironment }).catch(() => ({ stdout: '' }));
  return Number(stdout) || undefined;
}

/**
 * After an install under a strict umask only root may run the programs; the capability lets others read them, not run
 * them.
 */
async function letAllRun(postgres: string): Promise<void> {
  for (const program of [postgres, join(dirname(postgres), 'initdb')]) {
    // A mode that cannot be changed stays as it is; refusalOf() then finds out whether the program runs.
    await chmod(program, 0o755).catch(() => undefined);
  }
}

/** Why the account cannot run PostgreSQL or enter the folder; undefined when it can. */
async function refusalOf(account: Account, postgres: string, dataDir: string): Promise<string | undefined> {
  const probe = ['-c', 'cd "$1" && exec "$2" --version', 'probe', dataDir, postgres];
  const { command, args, ids } = underAccount(account, '/bin/sh', probe);
  try {
    await run(command, args, { ...ids, cwd: '/', env: plainEnvironment });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim();
  }
}
