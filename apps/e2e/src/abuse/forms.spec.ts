import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { aNewcomer } from '../support/accounts.js';
import { aGuest, aHost, anEvent } from '../support/api.js';
import { aPhoto, formOf } from '../support/files.js';
import { test } from './test.js';

const json = { 'content-type': 'application/json' };
const id = '11111111-1111-4111-8111-111111111111';

/** What nobody may say of what they make or change; JSON, so that a prototype can be among it. */
const airs = `
  "id": "${id}", "userType": "admin", "isAdmin": true, "role": "admin", "isEmailVerified": true, "isActive": false,
  "tokenVersion": 0, "passwordHash": "x", "createdAt": "2020-01-01T00:00:00.000Z", "status": "cancelled",
  "registered": 77, "taken": 77, "version": 77, "slug": "taken-over", "deletedAt": "2020-01-01T00:00:00.000Z",
  "eventTitle": "Taken over", "places": 0, "cancelToken": "x", "media": {"images": [{"url": "https://evil.test/x.jpg"}]},
  "__proto__": {"userType": "admin", "registered": 77}, "constructor": {"prototype": {"isAdmin": true}}`;

const withAirs = (form: object) => `${JSON.stringify(form).slice(0, -1)},${airs}}`;

test('whoever signs up, books or answers sets what the form asks for, and nothing else', async ({
  accounts,
  api,
  pub,
  client,
}) => {
  const post = (path: string, form: object) =>
    client.try({ method: 'POST', path, headers: json, body: withAirs(form) });
  const newcomer = aNewcomer();
  expect((await post('/api/auth/register', newcomer)).status).toBe(201);
  const account = `SELECT concat_ws(' ', user_type, is_active, is_email_verified, token_version, id = '${id}')
    FROM auth.accounts WHERE email = $1`;
  expect(await pub.query(account, [newcomer.email])).toEqual(['customer t f 1 f']);
  expect((await accounts.login(newcomer)).status).toBe(403);

  const { id: eventId, title } = await api.createEvent();
  expect((await post('/api/events/rsvp', { ...aGuest(), eventId, guests: 2 })).status).toBe(201);
  const [rsvp] = (await api.rsvpsOf(eventId)).rsvpBookings;
  expect(rsvp).toMatchObject({ status: 'confirmed', guests: 2, eventTitle: title, id: expect.not.stringMatching(id) });
  expect(rsvp?.createdAt).not.toContain('2020');

  const host = aHost();
  expect((await post('/api/vip/book', host)).status).toBe(201);
  const [booking] = (await api.vipBookings({ search: host.hostEmail })).vipBookings;
  expect(booking).toMatchObject({ status: 'pending', id: expect.not.stringMatching(id) });
});

test('an admin, too, changes of an event, a booking or a user only what is an admin’s to change', async ({
  api,
  pub,
  client,
  authorization,
  targets,
}) => {
  const { event, rsvp, vipBooking, user } = targets;
  const headers = { ...json, authorization };
  const send = (method: string, path: string, body: string) => client.try({ method, path, headers, body });
  const { text } = await send('POST', '/api/admin/events', withAirs(anEvent()));
  const made: EventView = JSON.parse(text);
  expect(made).toMatchObject({ registered: 0, media: { images: [] }, slug: expect.not.stringMatching('taken-over') });
  expect(made.id).not.toBe(id);

  const before = await api.asAdmin<EventView[]>('GET', '/api/admin/events');
  const was = before.body.find((one) => one.id === event);
  expect((await send('PUT', `/api/admin/events/${event}`, withAirs({ price: '$9' }))).status).toBe(200);
  const after = await api.asAdmin<EventView[]>('GET', '/api/admin/events');
  const is = after.body.find((one) => one.id === event);
  expect({ ...is, updatedAt: '' }).toEqual({ ...was, price: '$9', updatedAt: '' });

  const aUser = `SELECT concat_ws(' ', email, user_type, is_email_verified, password_hash, created_at)
    FROM auth.accounts WHERE id = $1`;
  const userWas = await pub.query(aUser, [user]);
  const others = '{"email":"thief@evil.test","password":"x","isEmailVerified":false,"tokenVersion":0,"isActive":true}';
  expect((await send('PUT', `/api/admin/users/${user}`, others)).status).toBe(200);
  expect(await pub.query(aUser, [user])).toEqual(userWas);

  const another = await api.createEvent();
  const moved = JSON.stringify({ eventId: another.id, eventTitle: 'Moved', createdAt: '2020-01-01', guests: 2 });
  expect((await send('PUT', `/api/admin/rsvp-bookings/${rsvp}`, moved)).status).toBe(200);
  expect((await api.rsvpsOf(another.id)).total).toBe(0);
  expect((await api.rsvpsOf(event)).rsvpBookings[0]?.createdAt).not.toContain('2020');

  const nothing = `{"id":"${id}","createdAt":"2020-01-01","__proto__":{"guestCount":3}}`;
  for (const path of [`events/${event}`, `rsvp-bookings/${rsvp}`, `vip-bookings/${vipBooking}`, `users/${user}`]) {
    expect([path, (await send('PUT', `/api/admin/${path}`, nothing)).status]).toEqual([path, 400]);
  }
});

test('of two who delete the same thing at once, one does, and neither breaks anything', async ({
  client,
  authorization,
  targets,
}) => {
  const { event, photo, rsvp, vipBooking, user } = targets;
  const paths = [
    `events/${event}/media/${encodeURIComponent(photo)}`,
    `rsvp-bookings/${rsvp}`,
    `vip-bookings/${vipBooking}`,
    `users/${user}`,
    `events/${event}`,
  ];
  for (const path of paths) {
    const attempt = { method: 'DELETE', path: `/api/admin/${path}`, headers: { authorization } };
    const both = await Promise.all(Array.from({ length: 6 }, () => client.try(attempt)));
    const statuses = both.map(({ status }) => status).sort();
    // A deleted user is still on the list, so there it is a clash, not an unknown one.
    const late = path.startsWith('users/') ? 409 : 404;
    expect([path, statuses]).toEqual([path, [200, late, late, late, late, late]]);
  }
});

test('the photo of one event cannot be captioned, deleted or lost through another', async ({
  api,
  client,
  authorization,
}) => {
  const headers = { ...json, authorization };
  const [mine, theirs] = [await api.createEvent(), await api.createEvent()];
  const added = await api.asAdmin<{ media: { images: { url: string }[] } }>(
    'POST',
    `/api/admin/events/${theirs.id}/media`,
    formOf(['media', aPhoto()]),
  );
  const url = added.body.media.images[0]?.url ?? '';
  const send = async (method: string, rest: string, body?: object) => {
    const path = `/api/admin/events/${mine.id}/media${rest}`;
    return (await client.try({ method, path, headers, ...(body && { body: JSON.stringify(body) }) })).status;
  };
  expect(await send('PUT', `/${encodeURIComponent(url)}/caption`, { caption: 'Mine' })).toBe(404);
  expect(await send('DELETE', `/${encodeURIComponent(url)}`)).toBe(404);
  expect(await send('DELETE', '', { mediaUrls: [url, url, `/media/${randomUUID()}/a.webp`] })).toBe(404);
  expect((await api.event(theirs.slug)).media.images).toMatchObject([{ url, caption: '' }]);
  expect((await api.call('GET', url)).status).toBe(200);
});
