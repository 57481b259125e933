import { randomUUID } from 'node:crypto';
import { eventCalendarPath } from '@rover/contracts/calendar';
import type { ErrorAnswer } from '@rover/contracts/errors';
import { Sweeper } from '@rover/platform/database/sweeper';
import { venueToday } from '@rover/venue/events/event-clock';
import ICAL from 'ical.js';
import { OpenEvents } from '../testing/open-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open({ PUBLIC_URL: 'https://pub.test/cabo/' });
});

afterAll(() => events?.close());

const inDays = (days: number) => venueToday(new Date(Date.now() + days * 24 * 60 * 60 * 1_000));
const fileOf = (slug: string) => events.call<string>('GET', eventCalendarPath(slug));
const feed = () => events.call<string>('GET', '/events.ics');

function read(file: string): { event: ICAL.Event; status: unknown; url: unknown }[] {
  const components = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return components.map((component) => ({
    event: new ICAL.Event(component),
    status: component.getFirstPropertyValue('status'),
    url: component.getFirstPropertyValue('url'),
  }));
}

const inFeed = async (id: string) => read((await feed()).body).find(({ event }) => event.uid.startsWith(id));

describe('the calendar file of an event', () => {
  it('is one to keep, named like the event, that leads to its page', async () => {
    const { id, slug, title } = await events.event({ startTime: '21:00', endTime: '01:30' });
    const { status, headers, body } = await fileOf(slug);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${slug}.ics"`);
    const [entry, ...more] = read(body);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ status: 'CONFIRMED', url: `https://pub.test/cabo/events/${slug}` });
    expect(entry?.event).toMatchObject({ summary: title, uid: `${id}@thewildrover.example` });
    expect(entry?.event.startDate.toJSDate().toISOString()).toBe('2030-03-17T04:00:00.000Z');
    expect(entry?.event.endDate.toJSDate().toISOString()).toBe('2030-03-17T08:30:00.000Z');
  });

  it.each(['Fish, chips; "and" a pint \\ o’ stout 🍀', `${'🎻'.repeat(99)}`, 'BEGIN:VEVENT, END:VCALENDAR'])(
    'carries the title %s',
    async (title) => {
      const { slug } = await events.event({ title, description: `${title}\nBEGIN:VEVENT\nSUMMARY:Forged` });
      const entries = read((await fileOf(slug)).body);
      expect(entries.map(({ event }) => event.summary)).toEqual([title]);
    },
  );

  it('is newer after every change, under the same name', async () => {
    const event = await events.event();
    const before = read((await fileOf(event.slug)).body)[0];
    await events.asAdmin('PUT', `/api/admin/events/${event.id}`, { title: `Renamed ${randomUUID()}` });
    const after = read((await fileOf(event.slug)).body)[0];
    expect(after?.event.uid).toBe(before?.event.uid);
    expect(after?.event.sequence).toBeGreaterThan(before?.event.sequence ?? 0);
  });

  it('is the same every time while nothing changes', async () => {
    const { slug } = await events.event();
    expect((await fileOf(slug)).body).toBe((await fileOf(slug)).body);
  });

  it('of no event is a 404', async () => {
    const { status, body } = await events.call<ErrorAnswer>('GET', eventCalendarPath('no-such-slug'));
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the feed', () => {
  it('has what the public list has, and whatever recurs', async () => {
    const coming = await events.event({ eventDate: inDays(3) });
    const lastWeek = await events.event({ eventDate: inDays(-7) });
    const longAgo = await events.event({ eventDate: inDays(-60) });
    const everyYear = await events.event({ eventDate: inDays(-400), recurring: true });

    const { headers } = await feed();
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await inFeed(coming.id)).toMatchObject({ status: 'CONFIRMED' });
    expect(await inFeed(lastWeek.id)).toBeDefined();
    expect(await inFeed(longAgo.id)).toBeUndefined();
    expect((await inFeed(everyYear.id))?.event.isRecurring()).toBe(true);
  });

  it('shows every change of an event', async () => {
    const { id } = await events.event({ eventDate: inDays(3) });
    await inFeed(id);
    await events.asAdmin('PUT', `/api/admin/events/${id}`, { title: 'Another name' });
    expect((await inFeed(id))?.event.summary).toBe('Another name');
  });

  it('tells for 90 days that a deleted event is off', async () => {
    const event = await events.event({ eventDate: inDays(3) });
    const before = await inFeed(event.id);
    await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);

    const off = await inFeed(event.id);
    expect(off).toMatchObject({ status: 'CANCELLED', event: { summary: event.title } });
    expect(off?.event.sequence).toBeGreaterThan(before?.event.sequence ?? 0);
    expect((await fileOf(event.slug)).status).toBe(404);

    await events.dataSource.query(
      "UPDATE cancelled_events SET cancelled_at = cancelled_at - interval '91 days' WHERE event_id = $1",
      [event.id],
    );
    await events.get(Sweeper).sweep();
    expect(await inFeed(event.id)).toBeUndefined();
  });

  it('tells that a deleted event is off which recurs, though its first time is long over', async () => {
    const { id } = await events.event({ eventDate: inDays(-400), recurring: true });
    await events.asAdmin('DELETE', `/api/admin/events/${id}`);
    const off = await inFeed(id);
    expect([off?.status, off?.event.isRecurring()]).toEqual(['CANCELLED', true]);
  });

  it('has an event again whose deletion was taken back, as news to those who heard that it is off', async () => {
    const event = await events.event({ eventDate: inDays(3) });
    await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    const off = await inFeed(event.id);
    await events.asAdmin('POST', `/api/admin/events/${event.id}/restore`);

    const entries = read((await feed()).body).filter(({ event: { uid } }) => uid.startsWith(event.id));
    expect(entries).toMatchObject([{ status: 'CONFIRMED', event: { summary: event.title } }]);
    expect(entries[0]?.event.sequence).toBeGreaterThan(off?.event.sequence ?? 0);
    expect((await fileOf(event.slug)).status).toBe(200);
  });

  it('says nothing of an event that was over long before it was deleted', async () => {
    const event = await events.event({ eventDate: inDays(-60) });
    await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    expect(await inFeed(event.id)).toBeUndefined();
  });
});
