import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { startTicksOf } from './processes.mjs';

/**
 * Why the product could not open, in its own words, if another is open at its place. It finds that out itself, but only
 * when it has been built, which takes from under the other what that one serves.
 *
 * @returns undefined when nothing is known to be in its way
 */
export async function whyNotClosed(env) {
  const [host, port, dataDir] = [env.HOST || '127.0.0.1', env.PORT || '8080', path.resolve(env.DATA_DIR || '.data')];
  if (await isTaken(host, port)) {
    const other = Number(port) < 65_535 ? Number(port) + 1 : 8080;
    return `Port ${port} on ${host} is in use by another program. Choose another one: PORT=${other} npm start`;
  }
  const owner = ownerOf(dataDir);
  if (owner === undefined) return undefined;
  return `DATA_DIR ${dataDir} is in use by process ${owner}. Stop that one first, or give this one another DATA_DIR.`;
}

/** Whether something listens there. What else may be wrong with an address, the product says. */
function isTaken(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  }).catch(({ code }) => code === 'EADDRINUSE');
}

/** The id of the living process that holds a data folder, as libs/platform/src/database/embedded/embedded-owner.ts notes it. */
function ownerOf(dataDir) {
  const file = path.join(dataDir, 'postgres-owner.json');
  if (!existsSync(file)) return undefined;
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8'));
    return startOf(pid) === startedAt ? pid : undefined;
  } catch {
    // Half a file, or no such process.
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
