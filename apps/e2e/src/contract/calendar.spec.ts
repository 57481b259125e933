import { expect } from '@playwright/test';
import { calendarFeedPath, eventCalendarPath } from '@rover/contracts/calendar';
import type { EventUpdateAnswer } from '@rover/contracts/events';
import { test } from '../support/test.js';

test('an event can be put into any calendar, under its newest name by its oldest address', async ({ api, pub }) => {
  const { id, slug } = await api.createEvent({
    title: 'Céilí, Stew; and "Craic" 🍀',
    startTime: '19:00',
    endTime: '02:00',
  });
  const { status, headers, body } = await api.call<string>('GET', eventCalendarPath(slug));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${slug}.ics"`);
  expect(body).toContain('SUMMARY:Céilí\\, Stew\\; and "Craic" 🍀\r\n');
  expect(body).toContain(`:http://localhost:${new URL(pub.url).port}/events/${slug}\r\n`);

  const renamed = await api.asAdmin<EventUpdateAnswer>('PUT', `/api/admin/events/${id}`, { title: 'Céilí Again' });
  const again = await api.call<string>('GET', eventCalendarPath(slug));
  expect(again.body).toContain('SUMMARY:Céilí Again\r\n');
  expect(again.headers.get('content-disposition')).toContain(renamed.body.event.slug);
});

test('who has the calendars already is told so, until something changes', async ({ api }) => {
  const event = await api.createEvent();
  for (const path of [calendarFeedPath, eventCalendarPath(event.slug)]) {
    const etag = (await api.call('GET', path)).headers.get('etag') ?? '';
    const again = () => api.call('GET', path, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await api.asAdmin('PUT', `/api/admin/events/${event.id}`, { price: `$${path.length}` });
    expect((await again()).status).toBe(200);
  }
});

test('the feed has an event, and tells when it is off', async ({ api }) => {
  const event = await api.createEvent();
  const entry = async () => {
    const { headers, body } = await api.call<string>('GET', calendarFeedPath);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return body.split('BEGIN:VEVENT').find((lines) => lines.includes(`UID:${event.id}@`));
  };
  expect(await entry()).toContain('STATUS:CONFIRMED');
  await api.asAdmin('DELETE', `/api/admin/events/${event.id}`);
  expect(await entry()).toContain('STATUS:CANCELLED');
  expect((await api.call('GET', eventCalendarPath(event.slug))).status).toBe(404);
});
