import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { VipBookingUpdate, VipBookingUpdateAnswer } from '@rover/contracts/vip';
import { venue } from '@rover/venue/venue';
import { aHost, inDays } from '../support/api.js';
import type { Pub } from '../support/pub.js';
import { test } from '../support/test.js';

const addressOf = (id: string) => `/api/admin/vip-bookings/${id}`;

/** The mails to the pub that name a host's address. */
async function noticesOf(pub: Pub, host: string) {
  return (await pub.mailsTo(venue.email, 0)).filter(({ text }) => text?.includes(host));
}

test('a VIP booking is taken as pending, and host and pub get one mail each', async ({ api, pub }) => {
  const form = {
    ...aHost(),
    hostName: 'Ann <script>alert(1)</script>',
    eventType: 'Pre-Wedding / Post-Wedding',
    eventDate: inDays(30),
    guestCount: 120,
    specialRequests: 'A piper\nand a <b>harp</b>',
    buttonSource: 'package',
  } as const;
  const { status, body } = await api.bookVip(form);
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    message: expect.stringContaining('within 24 hours'),
    booking: { ...form, id: expect.any(String), status: 'pending', createdAt: expect.any(String) },
  });
  expect((await api.vipBookings({ search: form.hostEmail })).vipBookings).toEqual([body.booking]);

  const [mail, ...more] = await pub.mailsTo(form.hostEmail);
  expect(more).toEqual([]);
  await expect.poll(async () => (await noticesOf(pub, form.hostEmail)).length).toBe(1);
  const [notice] = await noticesOf(pub, form.hostEmail);
  const site = pub.url.replace('127.0.0.1', 'localhost');
  for (const [letter, link] of [
    [mail, `${site}/vip-packages`],
    [notice, `${site}/admin`],
  ] as const) {
    expect(letter?.subject).not.toContain('Ann');
    expect(letter?.html).not.toMatch(/<script>|<b>harp/);
    for (const words of ['Pre-Wedding / Post-Wedding', '120 guests', 'VIP Lounge', 'within 24 hours', link]) {
      expect(letter?.text).toContain(words);
      expect(letter?.html).toContain(words);
    }
  }
  expect(notice?.text).toContain(form.hostPhone);
  expect(notice?.replyTo).toMatchObject([{ address: form.hostEmail }]);
  expect(mail?.replyTo).toBeUndefined();
});

test('a VIP booking may be today, for any number of guests, in no place of its own', async ({ api }) => {
  const guestCount = '5000' as unknown as number;
  const { status, body } = await api.bookVip({ eventDate: inDays(0), guestCount, eventLocation: '' });
  expect([status, body.booking.guestCount, body.booking.eventLocation]).toEqual([201, 5000, '']);
});

test('the same VIP form sent twice is one booking and one mail; another form under its key is refused', async ({
  api,
  pub,
}) => {
  const form = aHost();
  const key = { 'idempotency-key': randomUUID() };
  const first = await api.bookVip(form, key);
  const second = await api.bookVip(form, key);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await api.bookVip({ ...form, guestCount: 16 }, key)).status).toBe(422);
  expect((await api.vipBookings({ search: form.hostEmail })).total).toBe(1);
  const control = aHost();
  await api.bookVip(control);
  expect(await pub.mailsTo(control.hostEmail)).toHaveLength(1);
  expect(await pub.mailsTo(form.hostEmail)).toHaveLength(1);
});

test('an admin edits a VIP booking, and its host hears of each new status once', async ({ api, pub }) => {
  const { booking } = (await api.bookVip()).body;
  const edit = (changes: VipBookingUpdate) =>
    api.asAdmin<VipBookingUpdateAnswer>('PUT', addressOf(booking.id), changes);
  const changes = {
    hostName: 'Mary Read',
    hostPhone: '+52 1',
    eventType: 'Other',
    eventDate: inDays(-1),
    guestCount: 16,
    eventLocation: 'Entire Venue',
    specialRequests: 'Two bars',
  } as const;
  expect(await edit(changes)).toMatchObject({
    status: 200,
    body: { success: true, booking: { ...booking, ...changes } },
  });
  // A host who is told of a status first has no use for the mail about the request any more.
  await pub.mailsTo(booking.hostEmail, 1);
  for (const [mails, status] of [
    [2, 'confirmed'],
    [2, 'confirmed'],
    [3, 'cancelled'],
    [4, 'pending'],
  ] as const) {
    await edit({ status });
    // Otherwise a newer one could be delivered before an older one.
    await pub.mailsTo(booking.hostEmail, mails);
  }
  const subjects = async () =>
    (await pub.mailsTo(booking.hostEmail, 4)).map(({ subject }) => subject?.replace(`at ${venue.name}`, '…')).sort();
  expect(await subjects()).toEqual([
    'Your VIP booking … is cancelled',
    'Your VIP booking … is confirmed',
    'Your VIP booking … is pending',
    'Your VIP request …',
  ]);
});

test('a guest hears of each new status that an admin gives an RSVP once', async ({ api, pub }) => {
  const { id: eventId, title } = await api.createEvent();
  const { rsvp } = (await api.rsvp({ eventId, guests: 2 })).body;
  // What is told of an RSVP and of its changes goes through two queues, which know nothing of each other.
  await pub.mailsTo(rsvp.email);
  for (const changes of [
    { guests: 3 },
    { status: 'confirmed' },
    { status: 'cancelled' },
    { status: 'cancelled', phone: '1' },
  ]) {
    await api.asAdmin('PUT', `/api/admin/rsvp-bookings/${rsvp.id}`, changes);
  }
  const mails = await pub.mailsTo(rsvp.email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your RSVP at ${venue.name}`,
    `Your RSVP at ${venue.name} is cancelled`,
  ]);
  for (const words of [title, '3 guests', 'your RSVP is cancelled', '/events']) {
    expect(mails[1]?.text).toContain(words);
    expect(mails[1]?.html).toContain(words);
  }
});

test('a VIP booking is deleted once', async ({ api }) => {
  const { booking } = (await api.bookVip()).body;
  expect(await api.asAdmin('DELETE', addressOf(booking.id))).toMatchObject({ status: 200, body: { success: true } });
  expect((await api.asAdmin('DELETE', addressOf(booking.id))).status).toBe(404);
  expect((await api.vipBookings({ search: booking.hostEmail })).total).toBe(0);
});

test('the list of VIP bookings searches, filters, sorts and pages', async ({ api }) => {
  const domain = `${randomUUID().slice(0, 8)}.test`;
  const hosts = [
    { hostName: 'Zoë Áine', guestCount: 20, eventType: 'Celebrations', eventLocation: 'Private Section' },
    { hostName: 'Bran 100%', guestCount: 10, eventType: 'Other', eventLocation: 'Entire Venue' },
    { hostName: 'Ciara_Doyle', guestCount: 30, eventType: 'Birthdays', eventLocation: '' },
  ] as const;
  for (const [index, host] of hosts.entries()) await api.bookVip({ ...host, hostEmail: `host-${index}@${domain}` });
  const names = async (query: Record<string, string>) =>
    (await api.vipBookings({ search: domain, ...query })).vipBookings.map(({ hostName }) => hostName);
  expect(await names({})).toEqual(['Ciara_Doyle', 'Bran 100%', 'Zoë Áine']);
  expect(await names({ sort: 'guestCount', order: 'asc' })).toEqual(['Bran 100%', 'Zoë Áine', 'Ciara_Doyle']);
  expect(await names({ sort: 'hostName', order: 'asc', page: '2', pageSize: '2' })).toEqual(['Zoë Áine']);
  expect(await names({ status: 'confirmed' })).toEqual([]);
  for (const [search, found] of [
    ['zoë', 'Zoë Áine'],
    ['100%', 'Bran 100%'],
    ['a_d', 'Ciara_Doyle'],
    [`HOST-1@${domain}`, 'Bran 100%'],
    ['celebrations', 'Zoë Áine'],
    ['private sec', 'Zoë Áine'],
  ] as const) {
    expect(await names({ search })).toContain(found);
  }
  expect(await api.vipBookings({ search: domain, pageSize: '1' })).toMatchObject({ total: 3, page: 1, pageSize: 1 });
});

test('VIP bookings are nothing for customers', async ({ accounts, api }) => {
  const { body } = await accounts.login(await accounts.verified());
  const headers = { authorization: `Bearer ${body.token}` };
  const { booking } = (await api.bookVip()).body;
  for (const [method, path] of [
    ['GET', '/api/admin/vip-bookings'],
    ['PUT', addressOf(booking.id)],
    ['DELETE', addressOf(booking.id)],
  ] as const) {
    expect((await api.call(method, path, { headers })).status).toBe(403);
    expect((await api.call(method, path)).status).toBe(401);
  }
  expect((await api.vipBookings({ search: booking.hostEmail })).vipBookings).toEqual([booking]);
});
