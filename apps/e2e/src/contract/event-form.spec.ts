import { expect } from '@playwright/test';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { type Answer, type Api, anEvent } from '../support/api.js';
import { aForgery, aPhoto, aRecording, formOf } from '../support/files.js';
import { test } from '../support/test.js';

type Created = Answer<EventView & Omit<ErrorAnswer, 'success'>>;

const fields = (more: Record<string, string> = {}) => Object.entries({ ...anEvent(), ...more }) as [string, string][];
const create = (api: Api, ...entries: [string, string | File][]): Promise<Created> =>
  api.asAdmin('POST', '/api/admin/events', formOf(...entries));
const statusOf = async (api: Api, url: string) => (await api.call('GET', url)).status;

test('an event is made by a form with its pictures, as it is by JSON', async ({ api }) => {
  const switches = { capacity: '40', recurring: 'true', showCapacity: 'false' };
  const { status, body } = await create(api, ['image', aPhoto()], ...fields(switches), ['socialImage', aPhoto()]);
  expect(status).toBe(201);
  expect(body).toMatchObject({ capacity: 40, recurring: true, showCapacity: false });
  expect(await api.event(body.slug)).toEqual(body);
  for (const url of [body.image, body.socialImage ?? '']) {
    expect(url).toMatch(/^\/media\/[0-9a-f-]{36}\/photo-24x16\./);
    expect(await statusOf(api, url)).toBe(200);
  }
});

test('a new picture takes the place of the old one, which goes, unless another event shows it', async ({ api }) => {
  const { body: event } = await create(api, ['image', aPhoto()], ...fields());
  const copy = await api.createEvent({ image: event.image });
  const replace = (id: string) =>
    api.asAdmin<EventUpdateAnswer>('PUT', `/api/admin/events/${id}`, formOf(['image', aPhoto('another.png')]));
  const { status, body } = await replace(event.id);
  expect([status, body.event.title]).toEqual([200, event.title]);
  expect(body.event.image).not.toBe(event.image);
  expect(await statusOf(api, event.image)).toBe(200);
  await replace(copy.id);
  await expect.poll(() => statusOf(api, event.image)).toBe(404);
  expect(await statusOf(api, body.event.image)).toBe(200);
});

test('a form with a bad field, or a picture that is none, is refused by name and makes no event', async ({ api }) => {
  const before = (await api.asAdmin<EventView[]>('GET', '/api/admin/events')).body.length;
  const bad: [status: number, field: string, entries: [string, string | File][]][] = [
    [400, 'title', [...fields({ title: ' ' }), ['image', aPhoto()]]],
    [400, 'capacity', fields({ capacity: 'many' })],
    [400, 'recurring', fields({ recurring: 'perhaps' })],
    [400, 'eventDate', fields({ eventDate: '2026-02-30' })],
    [400, 'image', fields({ image: 'javascript:alert(1)' })],
    [415, 'image', [...fields(), ['image', aRecording()]]],
  ];
  for (const [status, field, entries] of bad) {
    const answer = await create(api, ...entries);
    expect([answer.status, answer.body.errors.map((error) => error.field)]).toEqual([status, [field]]);
  }
  expect((await create(api, ...fields(), ['image', aForgery()])).status).toBe(415);
  expect((await api.asAdmin<EventView[]>('GET', '/api/admin/events')).body).toHaveLength(before);
});

test('two admins at once do not overwrite each other in silence', async ({ api }) => {
  const { id, updatedAt } = await api.createEvent();
  const save = (price: string, seen?: string) =>
    api.asAdmin<EventUpdateAnswer>('PUT', `/api/admin/events/${id}`, { price, updatedAt: seen });
  const first = await save('$20', updatedAt);
  expect(first.status).toBe(200);
  expect((await save('$30', updatedAt)).status).toBe(409);
  expect((await save('$30', first.body.event.updatedAt)).status).toBe(200);
  expect((await save('$40')).status).toBe(200);
});
