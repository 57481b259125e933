import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasCode } from '../../telemetry/error-code.js';

const run = promisify(execFile);

/** All that the programs of the embedded database get to see of our environment. */
export const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Whether a process of this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** What a process was started as, its arguments separated by blanks; undefined when there is none. */
export async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return text?.replaceAll('\0', ' ').trim() || undefined;
}

/**
 * When a process was started, in a form that no other process with the same id shares; undefined when there is none, or
 * it has died and its parent has not noticed yet (a zombie).
 */
export async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The program's name, in brackets, may hold anything; after it come the state and, 20th, the start in ticks since
  // boot.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.at(0) === 'Z' ? undefined : fields?.at(19);
}

/** Identifies where process ids are valid: the boot of this machine, and the container's PID namespace. */
export async function processSpace(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname());
  return `${boot.trim()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`;
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  const { stdout } = await run('ps', ['-o', column, '-p', String(pid)], { env: plainEnvironment }).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() || undefined;
}

/** Waits until the condition holds, at most so many milliseconds; tells whether it does. */
export async function holdsWithin(ms: number, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await setTimeout(20);
  }
  return true;
}
