import { randomUUID } from 'node:crypto';
import type { EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { filesForm, OpenEvents } from '../testing/open-events.js';
import { ForgetDeletedEvents } from './forget-deleted-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});
afterAll(() => events?.close());

const path = (id: string) => `/api/admin/events/${id}`;
const remove = (id: string) => events.asAdmin('DELETE', path(id));
const restore = (id: string) => events.asAdmin<EventUpdateAnswer>('POST', `${path(id)}/restore`);
const find = (slug: string) => events.call<EventView>('GET', `/api/events/${slug}`);
const listed = async (door: string) => (await events.asAdmin<EventView[]>('GET', door)).body.map(({ id }) => id);

describe('a deleted event', () => {
  it('is nowhere at once', async () => {
    const { id, slug } = await events.event();
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await find(slug)).status).toBe(404);
    expect(await listed('/api/events')).not.toContain(id);
    expect(await listed('/api/admin/events')).not.toContain(id);
    expect(await events.told('event.deleted', id)).toEqual([{ eventId: id, slug, version: 2 }]);
  });

  it('is told of as deleted to whoever asks from inside', async () => {
    const { id } = await events.event();
    await remove(id);
    expect(await events.call('GET', `/internal/events/${id}`)).toMatchObject({
      status: 200,
      body: { eventId: id, version: 2, deleted: true },
    });
  });

  it('can be neither changed, nor given media, nor deleted again', async () => {
    const { id } = await events.event();
    await remove(id);
    const answers = await Promise.all([
      remove(id),
      events.asAdmin('PUT', path(id), { title: 'Back' }),
      events.asAdmin('POST', `${path(id)}/media`, filesForm(['image/jpeg'])),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is deleted once, however many want to at once', async () => {
    const { id } = await events.event();
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await events.told('event.deleted', id)).toHaveLength(1);
  });
});

describe('a deletion that is taken back', () => {
  it('brings back all of it: words, old and new addresses, guests and media', async () => {
    const { id, slug } = await events.event();
    await events.asAdmin('POST', `${path(id)}/media`, filesForm(['image/jpeg', 'audio/mpeg']));
    await events.asAdmin('PUT', path(id), { title: `Renamed ${randomUUID()}` });
    await events.tell('seats.changed', { eventId: id, taken: 7, version: 1 });
    const { body: before } = await find(slug);
    await remove(id);
    await events.tell('seats.changed', { eventId: id, taken: 6, version: 2 });

    const { status, body } = await restore(id);
    expect(status).toBe(200);
    expect(body.event).toEqual({ ...before, registered: 6, updatedAt: body.event.updatedAt });
    expect((await find(slug)).body).toEqual(body.event);
    expect((await find(before.slug)).body).toEqual(body.event);
    expect(await listed('/api/admin/events')).toContain(id);
    await events.forgetDeleted();
    expect((await find(slug)).status).toBe(200);
  });

  it('is told as a later version than the deletion', async () => {
    const { id } = await events.event();
    await remove(id);
    await restore(id);
    const saved = await events.told('event.saved', id, 2);
    expect(saved.map(({ version }) => version)).toEqual([1, 3]);
  });

  it('can be deleted again', async () => {
    const { id, slug } = await events.event();
    for (const action of [remove, restore, restore, remove]) expect((await action(id)).status).toBe(200);
    expect((await find(slug)).status).toBe(404);
    expect((await restore(id)).status).toBe(200);
  });

  it('keeps its address to itself meanwhile', async () => {
    const title = `Quiz ${randomUUID()}`;
    const { id, slug } = await events.event({ title });
    await remove(id);
    expect((await events.event({ title })).slug).not.toBe(slug);
    expect((await restore(id)).body.event.slug).toBe(slug);
  });

  it('is possible for ten minutes, and then no more', async () => {
    const { id, slug, title } = await events.event();
    await remove(id);
    const forgetIn = (minutes: number) =>
      events.get(ForgetDeletedEvents).forgetDue(new Date(Date.now() + minutes * 60_000));
    await forgetIn(9.9);
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    await Promise.all([forgetIn(10.1), forgetIn(10.1)]);
    expect((await restore(id)).status).toBe(404);
    expect((await events.event({ title })).slug).toBe(slug);
  });

  it('is nobody’s of an event that never was, and no guest’s', async () => {
    expect((await restore(randomUUID())).status).toBe(404);
    expect((await restore('1')).status).toBe(400);
    const { id } = await events.event();
    await remove(id);
    expect((await events.call('POST', `${path(id)}/restore`)).status).toBe(401);
  });
});

describe('deleted events that are still to be forgotten when the service ends', () => {
  it('are left to the next one, so that nobody waits for them', async () => {
    const ending = await OpenEvents.open();
    const { id } = await ending.event();
    await ending.asAdmin('DELETE', path(id));
    await ending.get(ForgetDeletedEvents).beforeApplicationShutdown();
    await ending.forgetDeleted();
    const { status } = await ending.asAdmin('POST', `${path(id)}/restore`);
    await ending.close();
    expect(status).toBe(200);
  });
});
