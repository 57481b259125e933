import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, runInherited } from './command.mjs';
import { freePort } from './free-port.mjs';
import { newEnv } from './make-env.mjs';

/** Compose files, each on top of the one before; those that COMPOSE_FILE names come last. */
const files = ['docker-compose.yml', 'docker/compose.test.yml', ...(process.env.COMPOSE_FILE?.split(':') ?? [])];

/**
 * Builds the images and starts a pub in containers, beside any other, for the API contract.
 * @returns the environment that names its folder (apps/e2e/src/support/containers.ts reads it), and a function that
 * removes everything
 */
export async function containers() {
  const folder = mkdtempSync(join(tmpdir(), 'rover-containers-'));
  const envFile = join(folder, 'env');
  const compose = async (...args) => {
    const options = ['-p', 'wild-rover-test', '--env-file', envFile, ...files.flatMap((file) => ['-f', file])];
    const code = await runInherited('docker', ['compose', ...options, ...args]);
    if (code !== 0) throw new CommandError(`docker compose ${args[0]}`, code);
  };
  const stop = async () => {
    await compose('down', '--volumes', '--timeout', '30');
    rmSync(folder, { recursive: true, force: true });
  };
  writeFileSync(envFile, newEnv() + (await forTheContract(folder)));
  try {
    await compose('up', '--build', '--wait');
  } catch (error) {
    await compose('logs', '--tail', '20');
    await stop();
    throw error;
  }
  return { env: { CONTAINERS: folder }, stop };
}

/** Settings that differ from those of production. Of two lines for a variable, the later one counts. */
async function forTheContract(folder) {
  const mail = join(folder, 'mail');
  mkdirSync(mail);
  // They are written by an account of the container.
  chmodSync(folder, 0o755);
  chmodSync(mail, 0o777);
  const [port, database, gateway] = [await freePort(), await freePort(), await freePort()];
  return `
PORT=${port}
PUBLIC_URL=http://localhost:${port}
# The admin of apps/e2e/src/support/pub.ts.
ADMIN_EMAIL=publican@pub.test
ADMIN_PASSWORD=stout-and-stories-1
SEED_DEMO=off
RATE_LIMIT=off
LOG_LEVEL=warn
COMPOSE_PROFILES=
TEST_DATABASE_PORT=${database}
TEST_GATEWAY_PORT=${gateway}
TEST_MAIL_FOLDER=${mail}
`;
}
