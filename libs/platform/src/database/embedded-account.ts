import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-error.js';
import { ownerOf } from './embedded-files.js';
import { plainEnvironment } from './embedded-process.js';

const run = promisify(execFile);

export interface User {
  uid: number;
  gid: number;
}

/** Who PostgreSQL runs as. */
export interface Account {
  /** The user that our process, being root, becomes; ourselves when there is none. */
  user?: User;
  /** The clone or the data lie below a folder that only root may enter: the user gets our right to pass it. */
  passes?: boolean;
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
export function underAccount({ user, passes }: Account, program: string, args: string[]) {
  if (!user || !passes) return { command: program, args, ids: user ?? {} };
  const right = '+dac_override';
  const become = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // The last: access(2), by which initdb looks for its programs, would otherwise leave the right out of account.
  const keepRight = [`--inh-caps=${right}`, `--ambient-caps=${right}`, '--securebits=+no_setuid_fixup'];
  return { command: 'setpriv', args: [...become, ...keepRight, program, ...args], ids: {} };
}

/**
 * Finds a user that can run PostgreSQL, which refuses root: ourselves, or, when we are root, the owner of the database
 * if there is one already, else `postgres`, else `nobody`.
 */
export async function embeddedAccount(postgres: string, dataDir: string, databaseDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return ordinary(postgres, dataDir);
  const user = await unprivilegedUser(databaseDir);
  const refusal = await refusalOf({ user }, postgres, dataDir);
  if (refusal === undefined) return { user };
  const passing: Account = { user, passes: true };
  if ((await refusalOf(passing, postgres, dataDir)) === undefined) return passing;
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

async function unprivilegedUser(databaseDir: string): Promise<User> {
  const owner = await ownerOf(databaseDir);
  if (owner && owner.uid !== 0) return owner;
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
