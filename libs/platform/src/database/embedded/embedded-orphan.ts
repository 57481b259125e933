import { rm } from 'node:fs/promises';
import { hasCode } from '../../telemetry/error-code.js';
import { EmbeddedPostgresError } from './embedded-error.js';
import { isPostmasterOf, pidFileOf, readPostmaster } from './embedded-postmaster.js';
import { holdsWithin, isAlive } from './embedded-process.js';

/**
 * Makes sure that no PostgreSQL of an earlier run is left on the folder. Its supervisor may still be stopping it, so it
 * is given a moment first; one whose supervisor died too is stopped here.
 */
export async function endOrphan(databaseDir: string, onTrouble: (words: string) => void): Promise<void> {
  const orphan = await readPostmaster(databaseDir);
  if (!orphan || !isAlive(orphan.pid)) return;
  if (!(await isPostmasterOf(databaseDir, orphan.pid))) {
    // After a reboot the process id may belong to another program, which PostgreSQL would take for a running server.
    await rm(pidFileOf(databaseDir), { force: true });
    return;
  }
  const gone = async () => !(await isPostmasterOf(databaseDir, orphan.pid));
  if (await holdsWithin(1_500, gone)) return;
  onTrouble(`stopping PostgreSQL ${orphan.pid}, which an earlier run left behind`);
  for (const [signal, patience] of [
    ['SIGINT', 5_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 2_000],
  ] as const) {
    send(signal, orphan.pid, databaseDir);
    if (await holdsWithin(patience, gone)) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL ${orphan.pid} of an earlier run on ${databaseDir} does not end.`);
}

function send(signal: NodeJS.Signals, pid: number, databaseDir: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return;
    throw new EmbeddedPostgresError(
      `PostgreSQL ${pid} of another user still runs on ${databaseDir}. Stop it, or give the product another DATA_DIR.`,
      { cause: error },
    );
  }
}
