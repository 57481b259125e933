/**
 * How soon a pub is ready at its second start, and each service that runs alone from its bundle; and how much memory
 * the pub and its PostgreSQL use after one round of all that is measured here, and after another.
 */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { runQuietly } from '../../tools/command.mjs';
import { servers } from '../../tools/servers.mjs';
import { median } from '../interleave.mjs';
import { ask } from '../load.mjs';
import { untilDelivered } from '../messages.mjs';
import { takePhoto, untilEncoded, uploadPhoto } from '../photos.mjs';
import { memoryOf } from '../processes.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';
import { seedBookings } from '../seed-bookings.mjs';

const starts = 5;
const bookings = 100_000;

const root = fileURLToPath(new URL('../../', import.meta.url));
const script = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export async function measure() {
  return [...(await standalone()), ...(await services())];
}

async function standalone() {
  const pub = await openBenchPub({ events: 50 });
  try {
    const took = [];
    for (let time = 0; time < starts; time += 1) took.push(await pub.restart());
    await seedBookings(pub, bookings);
    const photo = await takePhoto();
    const held = [];
    for (const _ of ['first', 'second']) {
      await aRound(pub, photo);
      held.push(await memoryOf(pub.pid));
    }
    const [first, second] = held.map((bytes) => bytes / 2 ** 20);
    return [
      started('start of standalone, not the first', took, 4),
      { what: 'memory of standalone and PostgreSQL, a round', figure: round(first), unit: 'MiB' },
      { what: 'the same, two rounds', figure: round(second), unit: 'MiB', told: round(second), atMost: 450 },
      { what: 'the second round beside the first', told: round(second / first, 2), atMost: 1.1 },
    ];
  } finally {
    await pub.close();
  }
}

/** One round of load: reads, RSVPs, logins and an upload, and all that follows from them. */
async function aRound(pub, photo) {
  const [event] = await (await fetch(`${pub.url}/api/events`)).json();
  await ask(`${pub.url}/api/events`);
  await ask(`${pub.url}/events/${event.slug}`);
  await ask(`${pub.url}/api/events/rsvp`, { connections: 16, script: [script('rsvps.lua'), ...pub.eventIds] });
  await ask(`${pub.url}/api/auth/login`, { connections: 8, script: [script('post.lua'), JSON.stringify(pub.admin)] });
  await uploadPhoto(pub, photo);
  await untilEncoded(pub);
  await untilDelivered(pub);
  // Freed memory is returned to the system a little later.
  await setTimeout(10_000);
}

/** Each service alone, from its bundle, on a RabbitMQ and a Redis; none if these are not available. */
async function services() {
  const { env, stop } = await servers();
  try {
    if (!env.TEST_RABBITMQ_URL || !env.TEST_REDIS_URL) return [];
    await runQuietly(process.execPath, [`${root}tools/bundle.mjs`]);
    Object.assign(process.env, env, { BUNDLES: `${root}bundles` });
    return await startsOfEach();
  } finally {
    await stop();
  }
}

async function startsOfEach() {
  const { openCluster } = await tsImport('../../apps/e2e/src/support/cluster.ts', import.meta.url);
  const { serviceNames } = await tsImport('../../apps/e2e/src/support/replica.ts', import.meta.url);
  const cluster = await openCluster({}, []);
  try {
    const rows = [];
    for (const name of serviceNames) {
      const [replica] = cluster.replicasOf(name);
      const took = [];
      for (let time = 0; time < starts; time += 1) {
        await replica.end();
        const begun = performance.now();
        await replica.start();
        took.push((performance.now() - begun) / 1_000);
      }
      rows.push(started(`start of ${name}, alone`, took, 1));
    }
    return rows;
  } finally {
    await cluster.close();
    await cluster.removeData();
  }
}

/** Reports the median of the faster half of the starts. */
function started(what, took, atMost) {
  const seconds = median(took.toSorted((a, b) => a - b).slice(0, Math.ceil(took.length / 2)));
  return { what, figure: round(seconds, 2), unit: 's until ready', told: round(seconds, 2), atMost };
}
