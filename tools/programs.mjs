import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runInherited } from './command.mjs';

/**
 * The path of a program; undefined when it is not installed. Debian keeps servers outside of the PATH of ordinary
 * users.
 */
export function which(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/lib/postgresql/15/bin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Installs a program from the first of these Debian packages that is available; only root may. */
export async function fromDebian(name, ...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`Installing ${name} from the packages of the system ...\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runInherited('apt-get', ['update', '-qq'], { env });
  for (const one of packages) {
    if ((await runInherited('apt-get', ['install', '-qq', '--no-install-recommends', one], { env })) === 0) return;
  }
}
