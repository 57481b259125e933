// So many clients that log in again and again, for so long; tells how often which status came back.
import { parentPort, workerData } from 'node:worker_threads';

const { url, credentials, clients, forMs } = workerData;
const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(credentials),
};
const until = performance.now() + forMs;
const statuses = {};

async function client() {
  while (performance.now() < until) {
    const response = await fetch(url, init);
    await response.text();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: clients }, client));
parentPort.postMessage(statuses);
