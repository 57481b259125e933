import { expect } from '@playwright/test';
import type { EventMediaAnswer } from '@rover/contracts/media';
import type { Api } from '../support/api.js';
import { aPhoto, formOf } from '../support/files.js';
import { test } from '../support/test.js';

const statusOf = async (api: Api, path: string) => (await api.call('GET', path)).status;
const rsvp = async (api: Api, eventId: string, guests = 1) => (await api.rsvp({ eventId, guests })).status;

test('a deletion that is taken back leaves the event, its guests, seats and files as they were', async ({ api }) => {
  const { id, slug } = await api.createEvent({ capacity: 2 });
  const path = `/api/admin/events/${id}`;
  const added = await api.asAdmin<EventMediaAnswer>('POST', `${path}/media`, formOf(['media', aPhoto()]));
  const photo = added.body.media.images[0]?.url ?? '';
  expect(await rsvp(api, id)).toBe(201);
  await expect.poll(async () => (await api.event(slug)).registered).toBe(1);
  const { updatedAt: _, ...before } = await api.event(slug);

  expect((await api.asAdmin('DELETE', path)).status).toBe(200);
  expect(await statusOf(api, `/api/events/${slug}`)).toBe(404);
  // More than there is room for: until bookings hears of the deletion, one would get in.
  await expect.poll(() => rsvp(api, id, 2)).toBe(404);
  expect(await statusOf(api, photo)).toBe(200);

  expect((await api.asAdmin('POST', `${path}/restore`)).status).toBe(200);
  expect(await api.event(slug)).toMatchObject(before);
  expect(await statusOf(api, photo)).toBe(200);
  await expect.poll(() => rsvp(api, id)).toBe(201);
  expect(await rsvp(api, id)).toBe(409);
  await expect.poll(async () => (await api.event(slug)).registered).toBe(2);
});
