import { readFileSync } from 'node:fs';

/** A process's /proc stat from its state on; undefined if there is no such process, or no /proc. */
export function fieldsOf(pid) {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The program's name, in parentheses, may contain anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process has ended without having been reaped by its parent (zombie). */
export function isZombie(pid) {
  return fieldsOf(pid)?.[0] === 'Z';
}

/** When a running process was started, in clock ticks since boot; undefined when there is none. */
export function startTicksOf(pid) {
  return isZombie(pid) ? undefined : fieldsOf(pid)?.[19];
}
