import { expect } from '@playwright/test';
import type { EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { inDays } from '../support/api.js';
import { test } from '../support/test.js';

test('an event that an admin saves is on the site at once, with all its fields', async ({ api }) => {
  const day = inDays(3);
  const { status, body: event } = await api.asAdmin<EventView>('POST', '/api/admin/events', {
    title: '  Whiskey & Tales  ',
    eventDate: day,
    description: 'Five drams, four stories.',
    registered: 99,
    id: 'mine',
  });
  expect(status).toBe(201);
  expect(event).toMatchObject({
    slug: 'whiskey-and-tales',
    title: 'Whiskey & Tales',
    eventDate: day,
    date: day,
    startTime: '19:00',
    endTime: '02:00',
    time: '19:00 - 02:00',
    location: 'The Wild Rover',
    extendedDescription: '',
    capacity: 100,
    registered: 0,
    price: 'Free Entry',
    recurring: false,
    media: { images: [], videos: [], voiceNotes: [], additionalContent: [] },
  });
  expect(event.image).toMatch(/^\/herophotos\//);
  expect(event.id).not.toBe('mine');
  const list = await api.call<EventView[]>('GET', '/api/events');
  expect(list.body.find(({ id }) => id === event.id)).toEqual(event);
  expect(await api.event('whiskey-and-tales')).toEqual(event);
});

test('a change shows at once, and the old link keeps working after the title changes', async ({ api }) => {
  const event = await api.createEvent({ title: 'Pub Quiz of Old' });
  await api.event(event.slug);
  const { status, body } = await api.asAdmin<EventUpdateAnswer>('PUT', `/api/admin/events/${event.id}`, {
    title: 'Pub Quiz, Renewed',
    startTime: '20:30',
  });
  expect(status).toBe(200);
  expect(body.event).toMatchObject({
    slug: 'pub-quiz-renewed',
    startTime: '20:30',
    endTime: '02:00',
    description: event.description,
  });
  expect((await api.event('pub-quiz-of-old')).title).toBe('Pub Quiz, Renewed');
  expect((await api.event('pub-quiz-renewed')).id).toBe(event.id);
});

test('the public list ascends by start, with what ended in the last 30 days and nothing older', async ({ api }) => {
  const recent = await api.createEvent({ title: 'Last week', eventDate: inDays(-7) });
  const ancient = await api.createEvent({ title: 'Long ago', eventDate: inDays(-40) });
  const { body } = await api.call<EventView[]>('GET', '/api/events');
  const ids = body.map(({ id }) => id);
  expect(ids).toContain(recent.id);
  expect(ids).not.toContain(ancient.id);
  const starts = body.map(({ eventDate, startTime }) => `${eventDate} ${startTime}`);
  expect(starts).toEqual([...starts].sort());
  const all = await api.asAdmin<EventView[]>('GET', '/api/admin/events');
  expect(all.body.map(({ id }) => id)).toContain(ancient.id);
});

test('the list answers 304 to whom has it already, and 200 again after a change', async ({ api }) => {
  const first = await api.call('GET', '/api/events');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const second = await api.call('GET', '/api/events', { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  await api.createEvent();
  const third = await api.call('GET', '/api/events', { headers: { 'if-none-match': etag } });
  expect(third.status).toBe(200);
});

test('older field names are read: date, and time as "start - end"', async ({ api }) => {
  const day = inDays(5);
  const { body } = await api.asAdmin<EventView>('POST', '/api/admin/events', {
    title: 'From the old days',
    date: day,
    time: '21:00 - 23:30',
    description: 'Sent by an older site.',
  });
  expect(body).toMatchObject({ eventDate: day, startTime: '21:00', endTime: '23:30' });
});

test('the details keep what the editor makes and nothing else', async ({ api }) => {
  const event = await api.createEvent({
    extendedDescription:
      '<h2>Line-up</h2><p style="color: #ff0000; position: fixed">Red <b>bold</b></p><p><br></p>' +
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">no</a><a href="https://pub.test">yes</a>',
  });
  expect(event.extendedDescription).toContain('<h2>Line-up</h2><p style="color:#ff0000">Red <strong>bold</strong></p>');
  expect(event.extendedDescription).not.toMatch(/script|onerror|img|position|<p><br/);
  expect(event.extendedDescription).toContain('rel="noopener noreferrer nofollow"');
  const emptied = await api.asAdmin<EventUpdateAnswer>('PUT', `/api/admin/events/${event.id}`, {
    extendedDescription: '<p><br></p><p> </p>',
  });
  expect(emptied.body.event.extendedDescription).toBe('');
});

test('a deleted event is gone everywhere, and deleting it again is a 404', async ({ api }) => {
  const event = await api.createEvent();
  await api.event(event.slug);
  const deletion = () => api.asAdmin('DELETE', `/api/admin/events/${event.id}`);
  expect((await deletion()).status).toBe(200);
  expect((await api.call('GET', `/api/events/${event.slug}`)).status).toBe(404);
  expect((await deletion()).status).toBe(404);
  await expect.poll(async () => (await api.rsvp({ eventId: event.id })).status).toBe(404);
});

test('the same title twice makes two addresses', async ({ api }) => {
  const events = await Promise.all([1, 2, 3].map(() => api.createEvent({ title: 'Quiz Night' })));
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(3);
});
