import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { eventually } from '@rover/platform/testing/eventually';
import { MediaDesk, nothing, outcome, urlsOf } from '../testing/media-desk.js';

let desk: MediaDesk;

beforeAll(async () => {
  desk = await MediaDesk.open();
});

afterAll(() => desk?.close());

describe('media added to an event', () => {
  it('are in its lists by what they are, in their order, with the caption of the form', async () => {
    const { id, slug } = await desk.events.event();
    const types = ['image/jpeg', 'video/webm', 'image/png', 'audio/mpeg'];
    const { status, body } = await desk.add(id, types, { caption: '  St. Patrick’s Day ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      media: {
        images: [{ url: expect.stringMatching(/^\/media\//), placeholder: expect.any(String) }, {}],
        videos: [{ caption: 'St. Patrick’s Day' }],
        voiceNotes: [{ url: expect.stringMatching(/audio/) }],
        additionalContent: [],
      },
    });
    expect(body.media.videos[0]).not.toHaveProperty('placeholder');

    await desk.add(id, ['image/gif']);
    const event = await desk.shown(slug);
    expect(urlsOf(event.media).slice(0, 2)).toEqual(urlsOf(body.media));
    expect(event.media.images[2]).toMatchObject({ caption: '' });
    const [list, all] = await Promise.all([
      desk.events.call<EventView[]>('GET', '/api/events'),
      desk.events.asAdmin<EventView[]>('GET', '/api/admin/events'),
    ]);
    for (const { body: many } of [list, all]) expect(many.find((one) => one.id === id)?.media).toEqual(event.media);
  });

  it('go through byte by byte, however large', async () => {
    const { id } = await desk.events.event();
    const bytes = Buffer.alloc(5 * 1024 * 1024, 'stout ');
    const form = new FormData();
    form.append('media', new Blob([bytes], { type: 'video/webm' }), 'long night.webm');
    const { status } = await desk.events.asAdmin('POST', `/api/admin/events/${id}/media`, form);
    expect(status).toBe(201);
    const kept = desk.events.media.kept.at(-1);
    expect([kept?.name, kept?.bytes.equals(bytes)]).toEqual(['long night.webm', true]);
  });

  it('are told to media, and the change to everybody', async () => {
    const { event, urls } = await desk.anEventWith(2);
    expect(await desk.events.toldMedia('media.claimed', urls[0] ?? '')).toEqual(expect.arrayContaining(urls));
    expect((await desk.events.told('event.saved', event.id, 2)).map(({ version }) => version)).toContain(2);
    expect((await desk.shown(event.slug)).updatedAt > event.updatedAt).toBe(true);
  });

  it('are refused for an event that is not there, before a byte is passed on', async () => {
    const keptBefore = desk.events.media.kept.length;
    expect(outcome(await desk.add(randomUUID(), ['image/jpeg']))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await desk.add('not-an-id', ['image/jpeg']))).toEqual([400, 'VALIDATION_FAILED']);
    expect(desk.events.media.kept).toHaveLength(keptBefore);
  });

  it('that are broken off half-way are not added, and nothing waits for the rest', async () => {
    const { id, slug } = await desk.events.event();
    const { begun, brokenOff } = desk.events.media;
    const headers = { ...desk.events.adminHeaders(), 'content-type': 'multipart/form-data; boundary=b' };
    const upload = request(`${desk.events.url}/api/admin/events/${id}/media`, { method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.write('--b\r\nContent-Disposition: form-data; name="media"; filename="a.jpg"\r\n\r\nhalf a pho');
    await eventually(() => expect(desk.events.media.begun).toBe(begun + 1));
    upload.destroy();
    await eventually(() => expect(desk.events.media.brokenOff).toBe(brokenOff + 1));
    expect((await desk.shown(slug)).media).toEqual(nothing);
    expect((await desk.add(id, ['image/jpeg'])).status).toBe(201);
  });

  it('are not added with a caption that is none', async () => {
    const { id, slug } = await desk.events.event();
    const { status, body } = await desk.add(id, ['image/jpeg'], { caption: 'x'.repeat(limits.media.caption + 1) });
    expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['caption']]);
    expect((await desk.shown(slug)).media).toEqual(nothing);
  });

  it('come as a form and as nothing else', async () => {
    const { id } = await desk.events.event();
    const path = `/api/admin/events/${id}/media`;
    const send = (type: string, body: string) =>
      desk.events.call('POST', path, { headers: { ...desk.events.adminHeaders(), 'content-type': type }, body });
    expect((await desk.events.asAdmin('POST', path, { media: [] })).status).toBe(415);
    expect((await send('text/plain', 'a')).status).toBe(415);
    expect((await send('multipart/form-data', 'a')).status).toBe(400);
    expect((await send('multipart/form-data; boundary=b', '--b\r\ncut off')).status).toBe(400);
  });

  it(`are ${limits.media.perEvent} at most`, async () => {
    const { event } = await desk.anEventWith(1);
    await desk.events.dataSource.query(
      `INSERT INTO event_media (event_id, url, list)
       SELECT $1, '/media/' || number || '/photo-1x1.jpg', 'images' FROM generate_series(3, $2) AS number`,
      [event.id, limits.media.perEvent],
    );
    expect(outcome(await desk.add(event.id, ['image/jpeg', 'image/jpeg']))).toEqual([409, 'CONFLICT']);
    expect((await desk.add(event.id, ['image/jpeg'])).status).toBe(201);
    expect(outcome(await desk.add(event.id, ['image/jpeg']))).toEqual([409, 'CONFLICT']);
  });
});
