/**
 * The public reads and pages, against a bare node:http that sends the same bytes, and nginx that serves them as a file;
 * and the list through the nginx that stands in front of the gateways in containers, where the limit is the bare
 * node:http behind the same nginx.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { openBare, openNginx } from '../baselines.mjs';
import { interleave } from '../interleave.mjs';
import { ask } from '../load.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';

export async function measure() {
  const pub = await openBenchPub({ events: 50 });
  const toClose = [pub];
  try {
    const list = `${pub.url}/api/events`;
    const [first] = await (await fetch(list)).json();
    const page = `${pub.url}/events/${first.slug}`;
    const event = `${pub.url}/api/events/${first.slug}`;
    const etag = (await fetch(list, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag');
    const baselines = { list: await openBare(list), page: await openBare(page), event: await openBare(event) };
    toClose.push(...Object.values(baselines));
    const nginx = await openNginx(list);
    if (nginx) toClose.push(nginx);
    const front = nginx && (await openFront(pub));
    if (front) toClose.push(front);
    const bareFront = nginx && (await openFront(baselines.list));
    if (bareFront) toClose.push(bareFront);
    const of =
      ({ pid }, url, options) =>
      () =>
        ask(url, { pid, ...options });
    const turns = {
      list: {
        bare: of(baselines.list, baselines.list.url),
        ...(nginx && { 'nginx, a file': of({}, nginx.url) }),
        'GET /api/events': of(pub, list),
        'GET /api/events, 304': of(pub, list, { headers: { 'if-none-match': etag } }),
        ...(bareFront && { 'bare, through nginx': of(baselines.list, `${bareFront.url}/api/events`) }),
        ...(front && { 'GET /api/events, through nginx': of(pub, `${front.url}/api/events`) }),
      },
      event: { bare: of(baselines.event, baselines.event.url), 'GET /api/events/{slug}': of(pub, event) },
      page: { bare: of(baselines.page, baselines.page.url), 'GET /events/{slug}, the page': of(pub, page) },
    };
    const goals = {
      'GET /api/events': { atLeast: 0.8 },
      'GET /api/events, 304': { atLeast: 1.3 },
      'GET /api/events, through nginx': { atLeast: 0.8 },
      'GET /events/{slug}, the page': { atLeast: 0.6 },
    };
    const rows = [];
    for (const [bytes, contestants] of Object.entries(turns)) {
      for (const [name, { rate, cpu, ratios }] of Object.entries(await interleave(contestants))) {
        const what = name === 'bare' ? `bare node:http, ${bytes}, ${baselines[bytes].bytes} bytes` : name;
        rows.push({
          what,
          figure: round(rate),
          unit: 'answers/s',
          'CPU µs': round(cpu),
          told: round(ratios.rate, 2),
          ...goals[name],
        });
      }
    }
    return rows;
  } finally {
    for (const open of toClose.reverse()) await open.close();
  }
}

/** nginx with the configuration of its image, in front of a pub. */
async function openFront({ url }) {
  const { Nginx } = await tsImport('../../apps/e2e/src/support/nginx.ts', import.meta.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-front-'));
  const front = await Nginx.before([Number(new URL(url).port)], folder);
  return {
    url: front.url,
    async close() {
      await front.end();
      await rm(folder, { recursive: true });
    },
  };
}
