import 'reflect-metadata';
import { OpenGateway } from '../testing/open-gateway.js';
import { StandInEvents } from '../testing/stand-in-events.js';

let events: StandInEvents;
let gateway: OpenGateway;

beforeEach(async () => {
  events = await StandInEvents.open();
  gateway = await OpenGateway.open({ EVENTS_URL: events.url, TRUST_PROXY: '127.0.0.1' });
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

it.each([
  ['the list', () => '/api/events'],
  ['an event', (slug: string) => `/api/events/${slug}`],
])('%s in memory is sent to an address 300 times a minute, as if it were fetched', async (_, pathOf) => {
  const path = pathOf(events.add({ title: 'Trivia Night' }).slug);
  for (let visit = 1; visit <= 300; visit += 1)
    expect([visit, (await answerTo(path, {})).status]).toEqual([visit, 200]);
  expect((await answerTo(path, {})).status).toBe(429);
  expect(events.asked).toBe(1);
});

it('what is in memory is sent 300 times a minute to a household, from whichever of its addresses it asks', async () => {
  const visit = (address: string) => answerTo('/api/events', { 'x-forwarded-for': address });
  for (let guest = 1; guest <= 300; guest += 1)
    expect([guest, (await visit(`2001:db8:0:1::${guest}`)).status]).toEqual([guest, 200]);
  expect((await visit('2001:db8:0:1::beef')).status).toBe(429);
  expect((await visit('2001:db8:0:2::1')).status).toBe(200);
});
