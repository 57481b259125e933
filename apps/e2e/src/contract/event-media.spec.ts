import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import type { EventMediaAnswer } from '@rover/contracts/media';
import type { Answer, Api } from '../support/api.js';
import { aForgery, aPhoto, aRecording, formOf } from '../support/files.js';
import { test } from '../support/test.js';

/** What was asked for, or why not. */
type MediaReply = Answer<Omit<EventMediaAnswer, 'success'> & Omit<ErrorAnswer, 'success'>>;

const mediaOf = (id: string) => `/api/admin/events/${id}/media`;
const itemOf = (id: string, url: string) => `${mediaOf(id)}/${encodeURIComponent(url)}`;
const add = (api: Api, id: string, form: FormData): Promise<MediaReply> => api.asAdmin('POST', mediaOf(id), form);
const statusOf = async (api: Api, url: string) => (await api.call('GET', url)).status;

/** An event with so many photos, and their addresses. */
async function anEventWith(api: Api, photos: number): Promise<{ event: EventView; urls: string[] }> {
  const event = await api.createEvent();
  const files = Array.from({ length: photos }, (_, number) => ['media', aPhoto(`${number}.png`)] as [string, File]);
  const { status, body } = await add(api, event.id, formOf(...files));
  expect(status, JSON.stringify(body)).toBe(201);
  return { event, urls: body.media.images.map(({ url }) => url) };
}

test('a photo and a recording are on the event’s page at once, and can be had', async ({ api }) => {
  const { id, slug } = await api.createEvent();
  await api.event(slug);
  const form = formOf(['media', aPhoto()], ['media', aRecording()], ['caption', 'The session, live']);
  const { status, body } = await add(api, id, form);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    media: {
      images: [{ caption: 'The session, live', placeholder: expect.any(String) }],
      videos: [],
      voiceNotes: [{ caption: 'The session, live' }],
      additionalContent: [],
    },
  });
  expect(await api.event(slug)).toEqual(body.event);
  const { body: list } = await api.call<EventView[]>('GET', '/api/events');
  expect(list.find((event) => event.id === id)?.media).toEqual(body.media);

  for (const { url } of [...body.media.images, ...body.media.voiceNotes]) expect(await statusOf(api, url)).toBe(200);
});

test('a caption changes at once', async ({ api }) => {
  const { event, urls } = await anEventWith(api, 1);
  const path = `${itemOf(event.id, urls[0] ?? '')}/caption`;
  const { status, body }: MediaReply = await api.asAdmin('PUT', path, { caption: ' <b>Sláinte</b> 🍀 ' });
  expect([status, body.media.images[0]?.caption]).toEqual([200, '<b>Sláinte</b> 🍀']);
  expect((await api.event(event.slug)).media).toEqual(body.media);
});

test('what is deleted is gone from the page at once, and soon for good', async ({ api }) => {
  const { event, urls } = await anEventWith(api, 4);
  const [first = '', second = '', third = '', fourth = ''] = urls;
  const one: MediaReply = await api.asAdmin('DELETE', itemOf(event.id, first));
  expect([one.status, one.body.media.images.map(({ url }) => url)]).toEqual([200, [second, third, fourth]]);
  const two: MediaReply = await api.asAdmin('DELETE', mediaOf(event.id), { mediaUrls: [second, third, first] });
  expect([two.status, two.body.media.images.map(({ url }) => url)]).toEqual([200, [fourth]]);
  expect((await api.event(event.slug)).media).toEqual(two.body.media);

  await expect
    .poll(() => Promise.all([first, second, third].map((url) => statusOf(api, url))))
    .toEqual([404, 404, 404]);
  expect(await statusOf(api, fourth)).toBe(200);
});

test('the media of a deleted event come back with it', async ({ api }) => {
  const { event, urls } = await anEventWith(api, 1);
  await api.asAdmin('DELETE', `/api/admin/events/${event.id}`);
  expect((await api.call('GET', `/api/events/${event.slug}`)).status).toBe(404);
  expect((await api.asAdmin('POST', `/api/admin/events/${event.id}/restore`)).status).toBe(200);
  await expect
    .poll(async () => (await api.event(event.slug)).media?.images)
    .toMatchObject(urls.map((url) => ({ url })));
  expect(await statusOf(api, urls[0] ?? '')).toBe(200);
});

test('20 uploads, 10 deletions and 10 captions at once leave exactly what they should', async ({ api }) => {
  const { event, urls } = await anEventWith(api, 20);
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => add(api, event.id, formOf(['media', aPhoto()], ['caption', `New ${n}`]))),
    ...urls.slice(0, 10).map((url) => api.asAdmin('DELETE', itemOf(event.id, url))),
    ...urls.slice(10).map((url, n) => api.asAdmin('PUT', `${itemOf(event.id, url)}/caption`, { caption: `Old ${n}` })),
  ]);
  expect(answers.filter(({ status }) => status > 201).map(({ body }) => body)).toEqual([]);
  const { images } = (await api.event(event.slug)).media;
  expect(images.slice(0, 10).map(({ url }) => url)).toEqual(urls.slice(10));
  const expected = [...Array(10).keys()].map((n) => `Old ${n}`).concat([...Array(20).keys()].map((n) => `New ${n}`));
  expect(images.map(({ caption }) => caption).sort()).toEqual(expected.sort());
});

test('two who delete the same photo at once: one does', async ({ api }) => {
  const { event, urls } = await anEventWith(api, 1);
  const answers = await Promise.all([1, 2].map(() => api.asAdmin('DELETE', itemOf(event.id, urls[0] ?? ''))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('media of another event, or of none, are out of reach', async ({ api }) => {
  const [mine, other] = await Promise.all([anEventWith(api, 1), anEventWith(api, 1)]);
  const [url = ''] = other.urls;
  const calls: [string, string, unknown?][] = [
    ['DELETE', itemOf(mine.event.id, url)],
    ['DELETE', mediaOf(mine.event.id), { mediaUrls: [url] }],
    ['PUT', `${itemOf(mine.event.id, url)}/caption`, { caption: 'Mine' }],
    ['DELETE', itemOf(randomUUID(), url)],
    ['PUT', `${itemOf(randomUUID(), url)}/caption`, { caption: 'Mine' }],
    ['DELETE', itemOf(mine.event.id, '/media/../../etc/passwd')],
    ['DELETE', `${mediaOf(mine.event.id)}/%2e%2e%2f${other.event.id}`],
    ['DELETE', itemOf(mine.event.id, `/${'x'.repeat(1_500)}`)],
  ];
  for (const [method, path, body] of calls) expect((await api.asAdmin(method, path, body)).status).toBe(404);
  expect((await api.event(other.event.slug)).media.images).toMatchObject([{ url, caption: '' }]);
  expect(await statusOf(api, url)).toBe(200);
});

test('an upload that is none is refused by the book, and leaves nothing', async ({ api }) => {
  const { id, slug } = await api.createEvent();
  const refused = async (form: unknown, status: number) => {
    const answer = await api.asAdmin('POST', mediaOf(id), form);
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ success: false, statusCode: status }),
    ]);
  };
  await refused(formOf(['media', aForgery()]), 415);
  await refused(formOf(['media', aPhoto()], ['media', aForgery()]), 415);
  await refused(formOf(['media', new File([], 'empty.png', { type: 'image/png' })]), 415);
  await refused(formOf(['caption', 'No file']), 400);
  await refused(formOf(['photo', aPhoto()]), 400);
  await refused(formOf(['media', aPhoto()], ['caption', 'x'.repeat(limits.media.caption + 1)]), 400);
  await refused({ media: [] }, 415);
  expect((await api.asAdmin('POST', mediaOf(randomUUID()), formOf(['media', aPhoto()]))).status).toBe(404);
  expect((await api.event(slug)).media.images).toEqual([]);
});
