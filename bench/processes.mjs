/** CPU time and memory of processes, from /proc. */
import { readdir, readFile } from 'node:fs/promises';
import { fieldsOf } from '../tools/processes.mjs';

const ticksPerSecond = 100;

/** CPU time in seconds that a process has used, in all its threads; NaN without /proc. */
export function cpuSeconds(pid) {
  const fields = fieldsOf(pid);
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
}

/** Memory in bytes of a process and its descendants, shared pages counted once; 0 without /proc. */
export async function memoryOf(pid) {
  const told = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, held = 0] = /^Pss: +(\d+) kB/m.exec(told) ?? [];
  const others = await Promise.all((await childrenOf(pid)).map(memoryOf));
  return others.reduce((sum, bytes) => sum + bytes, Number(held) * 1_024);
}

async function childrenOf(pid) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  return pids.filter((child) => fieldsOf(child)?.[1] === String(pid));
}
