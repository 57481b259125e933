import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { RsvpListAnswer, RsvpUpdateAnswer } from '@rover/contracts/rsvps';
import { aGuest, inDays } from '../support/api.js';
import { test } from '../support/test.js';

test('60 guests at once for 10 seats: ten get in, fifty are told it is full, ten mails go out', async ({
  api,
  pub,
}) => {
  const { id: eventId, slug } = await api.createEvent({ capacity: 10 });
  const domain = `${randomUUID()}.test`;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, guest) => api.rsvp({ eventId, email: `guest-${guest}@${domain}` })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(50);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['EVENT_FULL']));
  await expect.poll(async () => (await api.event(slug)).registered).toBe(10);
  const mailsToThem = async () => (await pub.mails()).filter((mail) => mail.to?.[0]?.address?.endsWith(domain)).length;
  await expect.poll(mailsToThem, { timeout: 20_000 }).toBe(10);
  expect((await api.rsvpsOf(eventId)).total).toBe(10);
});

test('title and date come from the event, whatever the form says', async ({ api }) => {
  const event = await api.createEvent();
  const { status, body } = await api.rsvp({
    eventId: event.id,
    guests: '4' as unknown as number,
    eventTitle: 'Mine',
    eventDate: '1999-01-01',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true });
  expect(body.rsvp).toMatchObject({
    eventTitle: event.title,
    eventDate: event.eventDate,
    guests: 4,
    status: 'confirmed',
  });
});

test('a party that does not fit is told how many places are left', async ({ api }) => {
  const { id: eventId } = await api.createEvent({ capacity: 5 });
  expect((await api.rsvp({ eventId, guests: 3 })).status).toBe(201);
  const { status, body } = await api.rsvp({ eventId, guests: 3 });
  expect(status).toBe(409);
  expect(body.code).toBe('EVENT_FULL');
  expect(body.message).toContain('2');
});

test('a past event takes no guests, an unlimited one any number, an unknown one is a 404', async ({ api }) => {
  const past = await api.createEvent({ eventDate: inDays(-3) });
  const refusal = await api.rsvp({ eventId: past.id });
  expect([refusal.status, refusal.body.code]).toEqual([409, 'EVENT_PAST']);
  const open = await api.createEvent({ capacity: 0 });
  const crowd = await Promise.all(Array.from({ length: 20 }, () => api.rsvp({ eventId: open.id, guests: 8 })));
  expect(crowd.every(({ status }) => status === 201)).toBe(true);
  expect((await api.rsvp({ eventId: randomUUID() })).status).toBe(404);
});

test('what an admin has changed holds for the guest who comes right after', async ({ api }) => {
  const { id: eventId } = await api.createEvent({ capacity: 1 });
  const path = `/api/admin/events/${eventId}`;
  const comes = async () => (await api.rsvp({ eventId })).status;
  expect(await comes()).toBe(201);
  for (const [change, status] of [
    [{ capacity: 100 }, 201],
    [{ capacity: 2 }, 409],
    [{ capacity: 0 }, 201],
    [{ eventDate: inDays(-2) }, 409],
    [{ eventDate: inDays(2) }, 201],
  ] as const) {
    expect((await api.asAdmin('PUT', path, change)).status).toBe(200);
    expect([change, await comes()]).toEqual([change, status]);
  }
  expect((await api.asAdmin('DELETE', path)).status).toBe(200);
  expect(await comes()).toBe(404);
  expect((await api.asAdmin('POST', `${path}/restore`)).status).toBe(200);
  expect(await comes()).toBe(201);
});

test('the same form sent twice is one RSVP; another form under its key is refused', async ({ api }) => {
  const { id: eventId } = await api.createEvent({ capacity: 20 });
  const form = { ...aGuest(), eventId };
  const key = { 'idempotency-key': randomUUID() };
  const first = await api.rsvp(form, key);
  const second = await api.rsvp(form, key);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.rsvp.id).toBe(first.body.rsvp.id);
  expect((await api.rsvpsOf(eventId)).total).toBe(1);
  expect((await api.rsvp({ ...form, guests: 2 }, key)).status).toBe(422);
});

test('an admin edits and deletes RSVPs, and the count follows', async ({ api }) => {
  const { id: eventId, slug } = await api.createEvent({ capacity: 10 });
  const { body } = await api.rsvp({ eventId, guests: 2 });
  const address = `/api/admin/rsvp-bookings/${body.rsvp.id}`;
  const registered = () => expect.poll(async () => (await api.event(slug)).registered);
  await registered().toBe(2);
  const edited = await api.asAdmin<RsvpUpdateAnswer>('PUT', address, { guests: 5, fullName: 'Ann Bonny' });
  expect(edited.body.rsvp).toMatchObject({ guests: 5, fullName: 'Ann Bonny', email: body.rsvp.email });
  await registered().toBe(5);
  await api.asAdmin('PUT', address, { status: 'cancelled' });
  await registered().toBe(0);
  await api.asAdmin('PUT', address, { status: 'confirmed' });
  await registered().toBe(5);
  expect((await api.asAdmin('DELETE', address)).status).toBe(200);
  await registered().toBe(0);
  expect((await api.asAdmin('DELETE', address)).status).toBe(404);
});

test('the admin list searches, filters, sorts and pages', async ({ api }) => {
  const { id: eventId } = await api.createEvent({ capacity: 0 });
  for (const fullName of ['Zoë Áine', 'Bran 100%', 'Ciara_Doyle']) await api.rsvp({ eventId, fullName });
  const list = async (query: string) =>
    (await api.asAdmin<RsvpListAnswer>('GET', `/api/admin/rsvp-bookings?eventId=${eventId}&${query}`)).body;
  expect((await list('search=zoë')).rsvpBookings.map(({ fullName }) => fullName)).toEqual(['Zoë Áine']);
  expect((await list('search=100%25')).rsvpBookings.map(({ fullName }) => fullName)).toEqual(['Bran 100%']);
  expect((await list('search=a_d')).rsvpBookings.map(({ fullName }) => fullName)).toEqual(['Ciara_Doyle']);
  expect((await list('sort=fullName&order=asc')).rsvpBookings.map(({ fullName }) => fullName)).toEqual([
    'Bran 100%',
    'Ciara_Doyle',
    'Zoë Áine',
  ]);
  expect(await list('page=2&pageSize=2')).toMatchObject({
    total: 3,
    page: 2,
    pageSize: 2,
    rsvpBookings: [{ fullName: 'Zoë Áine' }],
  });
  expect((await list('status=cancelled')).total).toBe(0);
});
