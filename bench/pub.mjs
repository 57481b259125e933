import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { embeddedDatabaseOf, queryOnce } from '@rover/platform/testing/query';
import { freePort } from '../tools/free-port.mjs';
import { root } from '../tools/workspace.mjs';

/** The command of `npm start`. Its shell replaces itself by Node, so that its pid is that of the pub. */
const program = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).scripts.start;
/** The first admin. */
const admin = { email: 'bench@pub.test', password: 'bench-password-1' };

/** Starts a pub of its own with so many events, none of which has a limit of guests. */
export async function openBenchPub({ events }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SEED_DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    // It ends with this process.
    npm_lifecycle_event: 'bench',
  };
  let child = await start(env, url);
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const { token } = await post(`${url}/api/auth/login`, admin);
  const made = [];
  for (let i = 0; i < events; i += 1) made.push(await post(`${url}/api/admin/events`, anEvent(i), token));
  return {
    url,
    get pid() {
      return child.pid;
    },
    admin,
    token,
    eventIds: made.map(({ id }) => id),
    rsvp: (eventId) =>
      post(`${url}/api/events/rsvp`, { eventId, fullName: 'First Guest', email: 'first@bench.test', guests: 1 }),
    databaseUrl: () => embeddedDatabaseOf(dataDir),
    query: async (statement, values) => queryOnce(await embeddedDatabaseOf(dataDir), statement, values),
    /** Stops and starts it. @returns the seconds until it was ready */
    async restart() {
      await end();
      const begun = performance.now();
      child = await start(env, url);
      return (performance.now() - begun) / 1_000;
    },
    async close() {
      await end();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function anEvent(number) {
  return {
    title: `Trad session number ${number}`,
    eventDate: `2035-01-${String((number % 28) + 1).padStart(2, '0')}`,
    description: 'Fiddle, flute and bodhrán in the corner from eight until the last tune is played out. '.repeat(4),
    extendedDescription: `<p>Bring your own instrument; <strong>the first stout is on the house</strong>.</p>${'<p>Tunes are called by whoever sits nearest the fire.</p>'.repeat(5)}`,
    capacity: 0,
  };
}

async function post(address, body, token = '') {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Starts it as `npm start` does, and waits until it is ready. */
async function start(env, url) {
  const child = spawn('sh', ['-c', program], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 12_000; tries += 1) {
    if (child.exitCode !== null) throw new Error('the pub did not open');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await setTimeout(20);
  }
  child.kill();
  throw new Error('the pub did not open in time');
}
