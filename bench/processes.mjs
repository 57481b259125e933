/** What processes take of the machine, as Linux tells it. */
import { readdir, readFile } from 'node:fs/promises';
import { fieldsOf } from '../tools/processes.mjs';

const ticksPerSecond = 100;

/** Seconds of CPU that a process has used, in all its threads; NaN where nobody tells. */
export function cpuSeconds(pid) {
  const fields = fieldsOf(pid);
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
}

/** Bytes of memory that a process holds and all that it has started, what they share counted once; 0 where nobody tells. */
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
