/** What processes take of the machine, as Linux tells it. */
import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** Seconds of CPU that a process has used, in all its threads; NaN where nobody tells. */
export async function cpuSeconds(pid) {
  const fields = await statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
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
  const parents = await Promise.all(pids.map(async (child) => (await statOf(child))[1]));
  return pids.filter((_, index) => parents[index] === String(pid));
}

/** What the kernel tells of a process, from its state on. */
async function statOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
