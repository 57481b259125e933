import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { AuditAnswer } from '@rover/contracts/audit';
import type { Api } from '../support/api.js';
import { admin } from '../support/pub.js';
import { telephonePhoto } from '../support/telephone-photo.js';
import { test } from '../support/test.js';

/** What is recorded of things called so, the oldest first. */
async function recorded(api: Api, search: string) {
  const { body } = await api.asAdmin<AuditAnswer>('GET', `/api/admin/audit?search=${encodeURIComponent(search)}`);
  return body.changes
    .map(({ kind, action, changes, admin: who }) => ({ kind, action, changes, by: who.email }))
    .reverse();
}

const by = admin.email;

test('what an admin does to an event is recorded, field by field', async ({ api }) => {
  const title = `Session ${randomUUID().slice(0, 8)}`;
  const { id } = await api.createEvent({ title });
  await api.asAdmin('PUT', `/api/admin/events/${id}`, { price: '$20', capacity: 40, description: 'Bring your own.' });
  await api.asAdmin('PUT', `/api/admin/events/${id}`, { price: '$20' });
  await api.asAdmin('DELETE', `/api/admin/events/${id}`);
  await api.asAdmin('POST', `/api/admin/events/${id}/restore`);
  const expected = [
    { kind: 'event', action: 'created', changes: [], by },
    {
      kind: 'event',
      action: 'updated',
      changes: [
        { field: 'capacity', from: 100, to: 40 },
        { field: 'price', from: 'Free Entry', to: '$20' },
        { field: 'description' },
      ],
      by,
    },
    { kind: 'event', action: 'deleted', changes: [], by },
    { kind: 'event', action: 'restored', changes: [], by },
  ];
  await expect.poll(() => recorded(api, title)).toEqual(expected);
});

test('so is what becomes of bookings, and what guests do is not', async ({ api }) => {
  const name = `Rover ${randomUUID().slice(0, 8)}`;
  const event = await api.createEvent();
  const { body: rsvp } = await api.rsvp({ eventId: event.id, fullName: name, guests: 2 });
  const { body: vip } = await api.bookVip({ hostName: name });
  const rsvpPath = `/api/admin/rsvp-bookings/${rsvp.rsvp.id}`;
  await api.asAdmin('PUT', rsvpPath, { status: 'pending', guests: 4, email: 'another@guest.test' });
  await api.asAdmin('DELETE', rsvpPath);
  const vipPath = `/api/admin/vip-bookings/${vip.booking.id}`;
  await api.asAdmin('PUT', vipPath, { status: 'confirmed' });
  await api.asAdmin('DELETE', vipPath);
  const status = (from: string, to: string) => ({ field: 'status', from, to });
  const all = async () => (await recorded(api, name)).sort((one, other) => one.kind.localeCompare(other.kind));
  await expect.poll(all).toEqual([
    {
      kind: 'rsvp',
      action: 'updated',
      changes: [status('confirmed', 'pending'), { field: 'guests', from: 2, to: 4 }, { field: 'email' }],
      by,
    },
    { kind: 'rsvp', action: 'deleted', changes: [], by },
    { kind: 'vip-booking', action: 'updated', changes: [status('pending', 'confirmed')], by },
    { kind: 'vip-booking', action: 'deleted', changes: [], by },
  ]);
});

test('so is what becomes of users and photos', async ({ accounts, api }) => {
  const user = await accounts.verified();
  await accounts.change(user.id, { userType: 'admin' });
  await accounts.change(user.id, { userType: 'admin' });
  await api.asAdmin('DELETE', `/api/admin/users/${user.id}`);
  await expect
    .poll(() => recorded(api, user.email))
    .toEqual([
      { kind: 'user', action: 'updated', changes: [{ field: 'userType', from: 'customer', to: 'admin' }], by },
      { kind: 'user', action: 'deleted', changes: [], by },
    ]);

  const photos = async () => (await recorded(api, 'photo.jpg')).map(({ kind, action }) => `${kind} ${action}`);
  const before = await photos();
  const { body } = await api.upload(await telephonePhoto());
  await api.asAdmin('DELETE', `/api/admin/media-library/${encodeURIComponent(body.mediaUrl)}`);
  await expect.poll(photos).toEqual([...before, 'photo created', 'photo deleted']);
});
