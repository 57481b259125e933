import { readFileSync } from 'node:fs';

/** What Linux says of a process from its state on; undefined where there is none, or where nobody says. */
export function fieldsOf(pid) {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The program's name, in brackets, may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process is dead, though its parent has not taken note of it yet. */
export function isZombie(pid) {
  return fieldsOf(pid)?.[0] === 'Z';
}

/** When a living process was started, in ticks since the machine was; undefined when there is none. */
export function startTicksOf(pid) {
  return isZombie(pid) ? undefined : fieldsOf(pid)?.[19];
}
