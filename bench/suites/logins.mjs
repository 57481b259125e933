/** Logins, against raw argon2id that verifies the same hash; and the latency of the list of events meanwhile. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openRaw } from '../baselines.mjs';
import { interleave } from '../interleave.mjs';
import { ask, seconds } from '../load.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';

/** As many as auth hashes at once, which leaves a core to other requests. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
const clients = 8;
const guests = 10;

const post = fileURLToPath(new URL('../post.lua', import.meta.url));
const thinkTime = fileURLToPath(new URL('../think-time.lua', import.meta.url));

export async function measure() {
  const pub = await openBenchPub({ events: 50 });
  const [hash] = await pub.query('SELECT password_hash FROM auth.accounts WHERE email = $1', [pub.admin.email]);
  const raw = openRaw('raw-logins.mjs', [hash, pub.admin.password, atOnce]);
  const rawOnAll = openRaw('raw-logins.mjs', [hash, pub.admin.password, availableParallelism()]);
  try {
    const logIn = () =>
      ask(`${pub.url}/api/auth/login`, {
        connections: clients,
        script: [post, JSON.stringify(pub.admin)],
        pid: pub.pid,
      });
    const look = () => ask(`${pub.url}/api/events`, { connections: guests, script: [thinkTime] });
    const logins = await interleave({
      [`raw argon2id, ${atOnce} at once, as auth does`]: () => raw.turn(seconds),
      'raw argon2id, one on each core': () => rawOnAll.turn(seconds),
      'POST /api/auth/login': logIn,
    });
    const waits = await interleave({
      'GET /api/events, nobody logs in': look,
      [`GET /api/events, ${clients} log in`]: async () => (await Promise.all([look(), logIn()]))[0],
    });
    return [
      ...Object.entries(logins).map(([what, { rate, cpu, ratios }]) => ({
        what,
        figure: round(rate, 1),
        unit: 'logins/s',
        'CPU µs': round(cpu),
        told: round(ratios.rate, 2),
        ...(what.startsWith('POST') && { atLeast: 0.85 }),
      })),
      ...Object.entries(waits).map(([what, { p99, ratios }]) => ({
        what,
        figure: round(p99, 1),
        unit: 'ms, p99',
        told: round(ratios.p99, 2),
        ...(!what.endsWith('nobody logs in') && { atMost: 2 }),
      })),
    ];
  } finally {
    for (const open of [raw, rawOnAll, pub]) await open.close();
  }
}
