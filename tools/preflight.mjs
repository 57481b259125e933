import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { startTicksOf } from './processes.mjs';

/**
 * Why the product cannot start, in its own words, if another instance uses its port or data folder. The product checks
 * that itself, but only after the build, which would replace the files that the other instance serves.
 *
 * @returns undefined when nothing is known to prevent the start
 */
export async function startConflict(env) {
  const [host, port, dataDir] = [env.HOST || '127.0.0.1', env.PORT || '8080', path.resolve(env.DATA_DIR || '.data')];
  if (await isTaken(host, port)) {
    const other = Number(port) < 65_535 ? Number(port) + 1 : 8080;
    return `Port ${port} on ${host} is in use by another program. Choose another one: PORT=${other} npm start`;
  }
  const owner = ownerOf(dataDir);
  if (owner === undefined) return undefined;
  return `DATA_DIR ${dataDir} is in use by process ${owner}. Stop that one first, or give this one another DATA_DIR.`;
}

/** Whether something listens there. Other problems with an address are reported by the product. */
function isTaken(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  }).catch(({ code }) => code === 'EADDRINUSE');
}

/**
 * The id of the living process that holds a data folder, as libs/platform/src/database/embedded/embedded-owner.ts notes
 * it.
 */
function ownerOf(dataDir) {
  const file = path.join(dataDir, 'postgres-owner.json');
  if (!existsSync(file)) return undefined;
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8'));
    return startOf(pid) === startedAt ? pid : undefined;
  } catch {
    // An incomplete file, or no such process.
    return undefined;
  }
}

function startOf(pid) {
  if (process.platform !== 'linux') {
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).trim();
  }
  return startTicksOf(pid);
}
