import { lstat } from 'node:fs/promises';
import { errorCode } from '../../telemetry/error-code.js';
import { EmbeddedPostgresError } from './embedded-error.js';

const noRoom = 'has no room left. Make room on its disk, or choose another DATA_DIR.';
const noFolder = 'is no folder, or lies below what is none. Choose another DATA_DIR.';
const readOnly = 'is on a disk that is only read. Choose another DATA_DIR.';
const noPlace = 'is a link to a place that is not there. Is its disk mounted?';
const notOurs = `cannot be used by user ${process.getuid?.()}. Give the folder to that user, or choose another DATA_DIR.`;

/** For each error code with which the system refuses a data folder: what is wrong with it, and what helps. */
const refusals: Readonly<Record<string, string>> = {
  EACCES: notOurs,
  EPERM: notOurs,
  EDQUOT: noRoom,
  ENOSPC: noRoom,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EROFS: readOnly,
};

/**
 * Does something in a data folder.
 * @throws EmbeddedPostgresError, readable, when the folder cannot be used
 */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusals[errorCode(error) ?? ''] ?? (isUnmakable(error) ? await whyUnmakable(dataDir) : undefined);
    if (!refusal) throw error;
    const message = `DATA_DIR ${dataDir} ${refusal} (${(error as Error).message})`;
    throw new EmbeddedPostgresError(message, { cause: error });
  }
}

/** mkdir with `recursive` fails with ENOENT for some folders that cannot be made, instead of saying why. */
function isUnmakable(error: unknown): boolean {
  return errorCode(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'mkdir';
}

async function whyUnmakable(dataDir: string): Promise<string> {
  const found = await lstat(dataDir).catch(() => undefined);
  return found?.isSymbolicLink() ? noPlace : readOnly;
}
