import { join } from 'node:path';
import { readIfPresent } from './embedded-files.js';
import { commandLine } from './embedded-process.js';

/** The first process of a PostgreSQL, as its postmaster.pid tells; it may be dead. */
export interface Postmaster {
  pid: number;
  port: number;
  /** It takes connections. */
  ready: boolean;
}

/** The file in which a running PostgreSQL tells of itself, and which stays behind when it is killed. */
export function pidFileOf(databaseDir: string): string {
  return join(databaseDir, 'postmaster.pid');
}

/** The PostgreSQL that runs on a folder, or was killed on it. */
export async function readPostmaster(databaseDir: string): Promise<Postmaster | undefined> {
  const lines = (await readIfPresent(pidFileOf(databaseDir)))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** Whether the process is the PostgreSQL of the folder, and not another that got the same id later. */
export async function isPostmasterOf(databaseDir: string, pid: number): Promise<boolean> {
  return (await commandLine(pid))?.includes(`-D ${databaseDir} -p `) ?? false;
}
