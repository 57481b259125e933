import { readdir, readFile } from 'node:fs/promises';

/** The group of a process, on Linux: its id, and all that are in it. */
export async function groupOf(pid: number): Promise<{ id: number; members: number[] }> {
  const id = await groupIdOf(pid);
  if (!id) throw new Error(`No process ${pid}`);
  const pids = (await readdir('/proc')).map(Number).filter((other) => other > 0);
  const ids = await Promise.all(pids.map(groupIdOf));
  return { id, members: pids.filter((_, index) => ids[index] === id) };
}

async function groupIdOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')')).split(' ')[3]);
}
