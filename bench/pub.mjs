import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { embeddedDatabaseOf, queryOnce } from '@rover/platform/testing/query';

const main = fileURLToPath(new URL('../apps/standalone/dist/main.js', import.meta.url));
const admin = { email: 'bench@pub.test', password: 'bench-password-1' };
const port = 18_090;
const url = `http://127.0.0.1:${port}`;

/** A pub of its own with so many events; RSVPs go to the first, which has no limit. */
export async function openBenchPub({ events }) {
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
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await ready(child);
  const { token } = await post('/api/auth/login', admin);
  const made = [];
  for (let i = 0; i < events; i += 1) made.push(await post('/api/admin/events', anEvent(i), token));
  return {
    url,
    /** Of the admin. */
    token,
    query: async (statement, values) => queryOnce(await embeddedDatabaseOf(dataDir), statement, values),
    guest: { fullName: 'Bench Guest', guests: 1, eventId: made[0]?.id },
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function anEvent(number) {
  return {
    title: `Trad session number ${number}`,
    eventDate: `2035-01-${String((number % 28) + 1).padStart(2, '0')}`,
    description: 'Fiddle, flute and bodhrán in the corner from eight until the last tune is played out. '.repeat(4),
    extendedDescription: '<p>Bring your own instrument; <strong>the first stout is on the house</strong>.</p>',
    capacity: 0,
  };
}

async function post(address, body, token = '') {
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function ready(child) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error('the pub did not open');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error('the pub did not open in time');
}
