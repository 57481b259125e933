/**
 * node bench/accounts.mjs: whether response times reveal who has an account. Pairs of requests, one for an address with
 * an account and one for an address without, alternate; the medians are compared. Run `npm run build` first.
 */
import { loadavg } from 'node:os';
import { openBenchPub } from './pub.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 200);
const known = 'bench@pub.test';
const wrong = 'not-the-password-1';

const pub = await openBenchPub({ events: 50 });

async function timed(url, init) {
  const started = performance.now();
  const response = await fetch(url, init);
  const body = await response.text();
  return { took: performance.now() - started, status: response.status, body: body.replace(/"requestId":"[^"]*"/, '') };
}

function post(path, body) {
  return timed(pub.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

/** If `account` is no address, neither request of a pair has an account: the difference is measurement noise. */
async function compare(path, account, more = {}) {
  const took = { known: [], unknown: [] };
  const answers = new Set();
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [
      ['known', account ?? `noone-${pair}@pub.test`],
      ['unknown', `nobody-${pair}@pub.test`],
    ];
    for (const [who, email] of pair % 2 ? turns : turns.toReversed()) {
      const answer = await post(path, { email, ...more });
      took[who].push(answer.took);
      answers.add(`${answer.status} ${answer.body}`);
    }
  }
  const [one, other] = [quantile(took.known, 0.5), quantile(took.unknown, 0.5)];
  return {
    path: account ? path : `${path}, both unknown`,
    'known ms': one.toFixed(2),
    'unknown ms': other.toFixed(2),
    'difference ms': (one - other).toFixed(2),
    'different answers': answers.size,
  };
}

try {
  await post('/api/auth/login', { email: known, password: wrong });
  const rows = [
    await compare('/api/auth/login', known, { password: wrong }),
    await compare('/api/auth/login', undefined, { password: wrong }),
    await compare('/api/auth/forgot-password', known),
    await compare('/api/auth/resend-verification', known),
  ];
  console.log(`${pairs} pairs, load ${loadavg()[0]}`);
  console.table(rows);
} finally {
  await pub.close();
}
