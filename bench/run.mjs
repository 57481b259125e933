/**
 * npm run bench: requests a second, as ratios to a bare node:http server that sends the same bytes. The rounds are
 * interleaved and the median is told, because a shared machine is never quiet.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import autocannon from 'autocannon';
import { openBenchPub } from './pub.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const duration = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 50;

async function measure(options) {
  const result = await autocannon({ connections, duration, ...options });
  if (result.errors > 0 || result['5xx'] > 0) {
    throw new Error(`${options.url}: ${result.errors} errors, ${result['5xx']} answers of 500 and above`);
  }
  return result.requests.average;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

const pub = await openBenchPub({ events: 50 });
const list = await fetch(`${pub.url}/api/events`, { headers: { 'accept-encoding': 'identity' } });
const bytes = Buffer.from(await list.arrayBuffer());
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  response.end(bytes);
});
await new Promise((resolve) => bare.listen(0, '127.0.0.1', resolve));

let guests = 0;
const rsvp = {
  url: `${pub.url}/api/events/rsvp`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  connections: 16,
  setupClient: (client) => {
    client.setBody(JSON.stringify({ ...pub.guest, email: `bench-${guests++}@guest.test` }));
  },
};
const rungs = {
  'bare node:http, same bytes': { url: `http://127.0.0.1:${bare.address().port}/` },
  'GET /api/events': { url: `${pub.url}/api/events` },
  'GET /api/events, 304': { url: `${pub.url}/api/events`, headers: { 'if-none-match': list.headers.get('etag') } },
  'POST /api/events/rsvp, one event': rsvp,
};

try {
  const rates = Object.fromEntries(Object.keys(rungs).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, options] of Object.entries(rungs)) rates[name].push(await measure(options));
  }
  const [reference] = Object.values(rates).map(median);
  const table = Object.entries(rates).map(([name, values]) => {
    const rate = median(values);
    return { rung: name, 'requests/s': Math.round(rate), ratio: Number((rate / reference).toFixed(2)) };
  });
  console.log(
    `${bytes.length} bytes, ${connections} connections, ${rounds} rounds of ${duration} s, load ${loadavg()[0]}`,
  );
  console.table(table);
  await mkdir('reports', { recursive: true });
  const report = { at: new Date().toISOString(), cpus: cpus().length, bytes: bytes.length, rates, table };
  await writeFile('reports/bench.json', `${JSON.stringify(report, null, 2)}\n`);
} finally {
  bare.close();
  await pub.close();
}
