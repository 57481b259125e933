import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandIn, send } from '@rover/platform/testing/stand-in';
import { OpenGateway } from '../testing/open-gateway.js';

/** Stands for bookings: remembers what it is asked to look at. */
class StandInBookings extends StandIn {
  readonly asked: string[] = [];
  isSilent = false;

  protected async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(`${method} ${url}`);
    if (!this.isSilent) send(response, 200, { success: true });
  }
}

let bookings: StandInBookings;
let gateway: OpenGateway;
let headers: { authorization: string };

beforeAll(async () => {
  bookings = await StandInBookings.open();
  gateway = await OpenGateway.open({ BOOKINGS_URL: bookings.url });
  headers = { authorization: `Bearer ${gateway.auth.admin(randomUUID()).token}` };
});
beforeEach(() => {
  bookings.asked.length = 0;
  bookings.isSilent = false;
});
afterAll(async () => {
  await gateway?.close();
  await bookings?.close();
});

const eventId = randomUUID();
const path = `/api/admin/events/${eventId}`;

it.each([
  ['PUT', path],
  ['DELETE', `${path}?from=desk`],
  ['POST', `${path}/restore`],
])('bookings has looked at an event before an admin hears of %s', async (method, address) => {
  expect(await gateway.call(method, address, headers)).toMatchObject({ status: 200, body: [] });
  expect(bookings.asked).toEqual([`POST /internal/events/${eventId}/refresh`]);
});

it.each([
  ['GET', path],
  ['POST', '/api/admin/events'],
  ['POST', `${path}/media`],
  ['PUT', `/api/admin/users/${eventId}`],
])('nothing is to be looked at after %s %s', async (method, address) => {
  expect((await gateway.call(method, address, headers)).status).toBe(200);
  expect(bookings.asked).toEqual([]);
});

it('what is saved is told all the same while bookings is silent', async () => {
  bookings.isSilent = true;
  expect((await gateway.call('PUT', path, headers)).status).toBe(200);
  expect(bookings.asked).toHaveLength(1);
});
