import 'reflect-metadata';
import { OpenGateway } from '../testing/open-gateway.js';
import { StandInEvents } from '../testing/stand-in-events.js';

let events: StandInEvents;
let gateway: OpenGateway;

beforeEach(async () => {
  events = await StandInEvents.open();
  gateway = await OpenGateway.open({ EVENTS_URL: events.url });
});

afterEach(async () => {
  await gateway.close();
  await events.close();
});

/** An answer but for its moment. */
async function answerTo(path: string, headers: Record<string, string>) {
  const response = await fetch(gateway.url + path, { headers });
  const { date: _date, 'x-request-id': _id, ...said } = Object.fromEntries(response.headers);
  return { status: response.status, said, text: await response.text() };
}

it.each([
  ['identity', {}],
  ['br', {}],
  ['gzip', { 'if-none-match': '*' }],
])('an answer from memory, as %s, is the one that was fetched', async (encoding, more) => {
  const headers = { 'accept-encoding': encoding, ...more };
  const fetched = await answerTo('/api/events', headers);
  expect(await answerTo('/api/events', headers)).toEqual(fetched);
  expect(await answerTo('/api/events?asked=otherwise', headers)).toEqual(fetched);
});

it('an event in memory answers at its own address alone', async () => {
  const { slug } = events.add({ title: 'Trivia Night' });
  expect((await answerTo(`/api/events/${slug}`, {})).status).toBe(200);
  for (const path of [`/api/events-${slug}`, `/api/eventsx${slug}`, '/api/events/', `/api/events//${slug}`]) {
    expect([path, (await answerTo(path, {})).status]).toEqual([path, 404]);
  }
});
