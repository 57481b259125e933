/**
 * node bench/accounts.mjs: whether answers tell by their timing who has an account, and whether logins slow the site.
 * Pairs of requests, one for an account and one for an address without, take turns; the medians are compared. Run
 * `npm run build` first.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openBenchPub } from './pub.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 200);
const clients = 100;
const busyFor = 6_000;
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

/** Where `account` is no address, neither of each pair has an account: the difference is what the machine makes of it. */
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

/** What the machine itself makes of the load: nothing but a server, in a process of its own. */
const bare = fork(new URL('bare.mjs', import.meta.url));
const [bareUrl] = await once(bare, 'message');

/** How long a guest waits for the list of events while `busy` is underway, and for an answer of the bare server. */
async function waits(busy) {
  const took = [];
  const tookBare = [];
  let isBusy = true;
  const work = busy().finally(() => {
    isBusy = false;
  });
  while (isBusy) {
    took.push((await timed(`${pub.url}/api/events`)).took);
    tookBare.push((await timed(bareUrl)).took);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const statuses = await work;
  const told = (values, share) => quantile(values, share).toFixed(2);
  return {
    p50: told(took, 0.5),
    p99: told(took, 0.99),
    'bare p50': told(tookBare, 0.5),
    'bare p99': told(tookBare, 0.99),
    reads: took.length,
    statuses,
  };
}

/** In a thread of its own, so that its work is not taken for the pub's. */
async function manyLogins() {
  const worker = new Worker(new URL('logins.mjs', import.meta.url), {
    workerData: {
      url: `${pub.url}/api/auth/login`,
      credentials: { email: known, password: wrong },
      clients,
      forMs: busyFor,
    },
  });
  const [statuses] = await once(worker, 'message');
  return JSON.stringify(statuses);
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, busyFor, ''));

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
  await waits(quiet);
  console.log(`GET /api/events while nobody, and while ${clients} at once log in`);
  console.table([
    { while: 'quiet', ...(await waits(quiet)) },
    { while: `${clients} log in`, ...(await waits(manyLogins)) },
    { while: 'quiet again', ...(await waits(quiet)) },
  ]);
} finally {
  bare.kill();
  await pub.close();
}
