import { expect, test } from '@playwright/test';
import { Api } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { openPub } from '../support/pub.js';

const closing = closesAfterAll();

/** As events and bookings would stand where what they last told each other was lost with a broker. */
const losses = [
  'UPDATE events.events SET registered = 0, seats_version = 0 WHERE id = $1',
  'UPDATE bookings.seats SET capacity = 2, event_version = 1 WHERE event_id = $1',
];

test('what events and bookings have not heard of each other they hear at the next start', async () => {
  test.setTimeout(120_000);
  const first = await openPub();
  closing({ close: () => first.removeData() });
  const before = new Api(first.url);
  const { id, slug } = await before.createEvent({ capacity: 2 });
  await before.rsvp({ eventId: id, guests: 2 });
  await before.asAdmin('PUT', `/api/admin/events/${id}`, { capacity: 5 });
  await expect.poll(async () => (await before.event(slug)).registered).toBe(2);
  for (const loss of losses) await first.query(loss, [id]);
  await first.close();

  const second = closing(await openPub({ dataDir: first.dataDir }));
  const after = new Api(second.url);
  await expect.poll(async () => (await after.event(slug)).registered).toBe(2);
  await expect.poll(async () => (await after.rsvp({ eventId: id, guests: 3 })).status).toBe(201);
  await expect.poll(async () => (await after.event(slug)).registered).toBe(5);
});
