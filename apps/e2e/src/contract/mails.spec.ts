import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { eventCalendarPath } from '@rover/contracts/calendar';
import type { GuestRsvpAnswer } from '@rover/contracts/rsvps';
import ICAL from 'ical.js';
import { inDays } from '../support/api.js';
import { test } from '../support/test.js';

test('an RSVP is confirmed by one mail, with the event as a calendar file', async ({ api, pub }) => {
  const [day, nextDay] = [inDays(10), inDays(11)];
  const event = await api.createEvent({
    title: 'Fiddles, "reels"; & <b>jigs</b> 🎻',
    eventDate: day,
    startTime: '19:00',
    endTime: '02:00',
    description: 'Bring a tune; or two.',
    recurring: true,
  });
  const email = `mail-${randomUUID()}@guest.test`;
  await api.rsvp({ eventId: event.id, email, fullName: 'Ann <script>', guests: 3, specialRequests: 'A quiet corner' });
  const [mail, ...more] = await pub.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).not.toContain('Fiddles');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('7:00 PM');
    expect(part).toContain(`/events/${event.slug}`);
    expect(part).toContain('/rsvp/cancel?token=');
  }
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).not.toContain('<b>jigs</b>');

  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.mimeType).toBe('text/calendar');
  const text =
    typeof attachment?.content === 'string' ? attachment.content : new TextDecoder().decode(attachment?.content);
  const download = await api.call<string>('GET', eventCalendarPath(event.slug));
  const linesOf = (file: string) => file.split(/\r?\n/).filter((line) => !line.startsWith('DTSTAMP:'));
  expect(linesOf(text)).toEqual(linesOf(download.body));
  expect(text).toContain('RRULE:FREQ=YEARLY');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [vevent, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const parsed = new ICAL.Event(vevent);
  expect(parsed.summary).toBe(event.title);
  expect(parsed.startDate.toJSDate().toISOString()).toBe(`${nextDay}T02:00:00.000Z`);
  expect(parsed.endDate.toJSDate().toISOString()).toBe(`${nextDay}T09:00:00.000Z`);
  const triggers = vevent
    ?.getAllSubcomponents('valarm')
    .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString());
  expect(triggers?.sort()).toEqual(['-P180D', '-P1D', '-P30D', '-P7D', '-P90D', '-PT10M'].sort());
});

test('a mail can be followed back to the request of the guest, through every service and message', async ({
  api,
  pub,
}) => {
  const event = await api.createEvent({});
  const email = `followed-${randomUUID()}@guest.test`;
  const { status, headers } = await api.rsvp({ eventId: event.id, email });
  expect(status).toBe(201);
  await pub.mailsTo(email);
  const kept = await pub.query('SELECT request_id FROM notifications.mails WHERE recipient = $1', [email]);
  expect(kept).toEqual([headers.get('x-request-id')]);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the link in the mail cancels the RSVP, once and for all', async ({ api, pub }) => {
  const event = await api.createEvent({ capacity: 2 });
  const email = `cancel-${randomUUID()}@guest.test`;
  await api.rsvp({ eventId: event.id, email, guests: 2 });
  const [mail] = await pub.mailsTo(email);
  const token = /\/rsvp\/cancel\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token.length).toBeGreaterThan(40);
  const seen = await api.call<GuestRsvpAnswer>('POST', '/api/events/rsvp/lookup', { json: { token } });
  expect(seen.body.rsvp).toMatchObject({ eventTitle: event.title, guests: 2, status: 'confirmed' });
  for (let twice = 0; twice < 2; twice += 1) {
    const cancelled = await api.call<GuestRsvpAnswer>('POST', '/api/events/rsvp/cancel', { json: { token } });
    expect(cancelled.status).toBe(200);
    expect(cancelled.body.rsvp.status).toBe('cancelled');
  }
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(0);
  expect((await api.rsvp({ eventId: event.id, guests: 2 })).status).toBe(201);
  for (const rubbish of [{}, { token: '' }, { token: {} }, { token: ['x'] }]) {
    expect((await api.call('POST', '/api/events/rsvp/cancel', { json: rubbish })).status).toBe(400);
  }
  expect((await api.call('POST', '/api/events/rsvp/cancel', { json: { token: 'x'.repeat(43) } })).status).toBe(404);
});

test('at most three RSVP mails an hour reach one address', async ({ api, pub }) => {
  const { id: eventId } = await api.createEvent({ capacity: 0 });
  const email = `eager-${randomUUID()}@guest.test`;
  for (let time = 0; time < 5; time += 1) expect((await api.rsvp({ eventId, email })).status).toBe(201);
  const control = `control-${randomUUID()}@guest.test`;
  await api.rsvp({ eventId, email: control });
  expect(await pub.mailsTo(control)).toHaveLength(1);
  expect(await pub.mailsTo(email, 4)).toHaveLength(3);
});
