import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Message, MessagePayloads, Topic } from '@rover/contracts/messages';
import type { MessageBus } from '@rover/platform/messaging/message-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { testParts } from '@rover/platform/testing/test-parts';
import { plainToInstance } from 'class-transformer';
import { events } from '../service.js';
import { EventChangesDto, NewEventDto } from './event.dto.js';
import { EventsService } from './events.service.js';

let database: TestDatabase;
let service: RunningService;
let bus: MessageBus;
const heard: Message[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const parts = await testParts();
  bus = parts.bus;
  await bus.subscribe({
    consumer: 'spec.listener',
    topics: ['event.saved', 'event.deleted', 'event.counted'],
    kind: 'broadcast',
    handle: async (message) => void heard.push(message),
  });
  const environment = { LOG_LEVEL: 'silent', DATABASE_URL: database.url, AUTH_URL: 'http://127.0.0.1:1' };
  service = await startService(events, environment, parts);
  parts.bus.open();
});

afterAll(async () => {
  await service?.stop();
  await database?.drop();
});

const create = (fields: object = {}) =>
  service.app.get(EventsService).create(plainToInstance(NewEventDto, { ...anEvent(), ...fields }));
const update = (id: string, fields: object) =>
  service.app.get(EventsService).update(id, plainToInstance(EventChangesDto, fields));
const anEvent = () => ({ title: `Session ${randomUUID()}`, eventDate: '2030-03-16', description: 'Fiddle and flute.' });

function tell(payload: MessagePayloads['seats.changed']): Promise<void> {
  const message = { id: randomUUID(), topic: 'seats.changed' as const, occurredAt: '', requestId: null, payload };
  return bus.publish(message);
}

async function told<T extends Topic>(topic: T, eventId: string, count = 1): Promise<Message<T>[]> {
  const about = () =>
    heard.filter((m): m is Message<T> => m.topic === topic && 'eventId' in m.payload && m.payload.eventId === eventId);
  for (let tries = 0; tries < 100 && about().length < count; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return about();
}

const registered = async (slug: string) => (await service.app.get(EventsService).findBySlug(slug)).registered;

describe('registered', () => {
  it('is what bookings last told; late and repeated news changes nothing', async () => {
    const { id: eventId, slug } = await create();
    await tell({ eventId, taken: 7, version: 3 });
    await tell({ eventId, taken: 2, version: 1 });
    await tell({ eventId, taken: 9, version: 3 });
    expect(await registered(slug)).toBe(7);
    await tell({ eventId, taken: 0, version: 4 });
    expect(await registered(slug)).toBe(0);
    const counts = (await told('event.counted', eventId, 2)).map(({ payload }) => payload.registered);
    expect(counts).toEqual([7, 0]);
  });

  it('of an event that is gone is nobody’s business', async () => {
    await expect(tell({ eventId: randomUUID(), taken: 1, version: 1 })).resolves.toBeUndefined();
  });
});

describe('an event', () => {
  it('that is saved is told with its instants, and with a version that rises', async () => {
    const event = await create({ startTime: '21:00', endTime: '01:30' });
    await update(event.id, { capacity: 12 });
    const messages = await told('event.saved', event.id, 2);
    expect(messages.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ version: 1, startsAt: '2030-03-17T04:00:00.000Z', endsAt: '2030-03-17T08:30:00.000Z' }),
      expect.objectContaining({ version: 2, capacity: 12 }),
    ]);
  });

  it('keeps every address it had, and takes an old one back', async () => {
    const title = `Quiz ${randomUUID()}`;
    const event = await create({ title });
    const { slug: renamed } = await update(event.id, { title: `New ${title}` });
    expect(renamed).not.toBe(event.slug);
    expect((await service.app.get(EventsService).findBySlug(event.slug)).slug).toBe(renamed);
    expect((await update(event.id, { title })).slug).toBe(event.slug);
  });

  it.each([
    ['¡Música en vivo: Mañana!', 'musica-en-vivo-manana'],
    ['🎻🎻', 'event'],
    ['RSVP', 'rsvp-event'],
  ])('called %j lives at /events/%s', async (title, slug) => expect((await create({ title })).slug).toBe(slug));

  it('shares no address, even when many are made of one name at once', async () => {
    const title = `Sunday Roast ${randomUUID()}`;
    const made = await Promise.all(Array.from({ length: 10 }, () => create({ title })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(10);
  });

  it('changed in two places at once keeps both changes', async () => {
    const { id, slug } = await create();
    await Promise.all([update(id, { price: '$20' }), update(id, { capacity: 7 })]);
    expect(await service.app.get(EventsService).findBySlug(slug)).toMatchObject({
      price: '$20',
      capacity: 7,
      version: 3,
    });
  });
});
