// npm run up: the pub in containers, with PostgreSQL, RabbitMQ, Redis and MinIO. Containers that changed are recreated.
import { requireNode } from './node-version.mjs';

requireNode();
const { chmodSync, readdirSync, readFileSync, statSync } = await import('node:fs');
const { join } = await import('node:path');
const { parseEnv } = await import('node:util');
const { runInherited } = await import('./command.mjs');
const { makeEnv } = await import('./make-env.mjs');
const { inRoot, root } = await import('./workspace.mjs');

process.chdir(root);
if (makeEnv()) process.stderr.write('Created .env with new secrets.\n');
letContainersRead(inRoot('docker'));
const code = await runInherited('docker', ['compose', 'up', '--build', '--wait', ...process.argv.slice(2)]).catch(
  (error) => {
    process.stderr.write(`Docker does not start: ${error.message}\n`);
    return 1;
  },
);
if (code === 0) {
  const {
    PUBLIC_URL,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    COMPOSE_PROFILES = '',
    MAILPIT_PORT = 8025,
    GRAFANA_PORT = 3030,
  } = parseEnv(readFileSync(inRoot('.env'), 'utf8'));
  const mails = COMPOSE_PROFILES.includes('mailpit') ? `  Mail      http://localhost:${MAILPIT_PORT}\n` : '';
  const panels = COMPOSE_PROFILES.includes('grafana') ? `  Panels    http://localhost:${GRAFANA_PORT}\n` : '';
  process.stdout.write(`
  The Wild Rover is open.

  Site      ${PUBLIC_URL}
  Admin     ${PUBLIC_URL}/admin
  Login     ${ADMIN_EMAIL}
  Password  ${ADMIN_PASSWORD} (unless it was changed since)
${mails}${panels}
  docker compose down stops it; its data are kept.

`);
}
process.exitCode = code;

/** Mounted files are read by users of the containers, who could not under a strict umask. */
function letContainersRead(folder) {
  for (const path of [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name))]) {
    const { mode } = statSync(path);
    const legible = mode | (mode & 0o100 ? 0o555 : 0o444);
    if (legible !== mode) chmodSync(path, legible);
  }
}
