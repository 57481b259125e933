import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { EventView } from '@rover/contracts/events';
import { MediaDesk, nothing, outcome } from '../testing/media-desk.js';
import { OpenEvents } from '../testing/open-events.js';

let desk: MediaDesk;

beforeAll(async () => {
  desk = await MediaDesk.open();
});

afterEach(() => {
  desk.events.media.refusal = undefined;
  desk.events.media.isImpatient = false;
  desk.events.media.isFrozen = false;
});

afterAll(() => desk?.close());

describe('media added to an event', () => {
  it('are refused in the words of media', async () => {
    const { id, slug } = await desk.events.event();
    for (const [status, code] of [
      [413, 'BODY_TOO_LARGE'],
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
      [400, 'VALIDATION_FAILED'],
      [503, 'UNAVAILABLE'],
    ] as const) {
      const errors = [{ field: 'media', message: 'Look at this.' }];
      const headers = { 'retry-after': '7' };
      desk.events.media.refusal = { status, body: { code, message: `Not so: ${code}.`, errors }, headers };
      const answer = await desk.add(id, ['image/jpeg']);
      expect(answer).toMatchObject({ status, body: { success: false, code, message: `Not so: ${code}.`, errors } });
      expect(answer.headers.get('retry-after')).toBe(status === 503 ? '7' : null);
    }
    expect((await desk.shown(slug)).media).toEqual(nothing);
  });

  it('are refused as soon as media says so, though most of the form is still to come', async () => {
    const { id } = await desk.events.event();
    desk.events.media.isImpatient = true;
    desk.events.media.refusal = { status: 413, body: { code: 'BODY_TOO_LARGE', message: 'Too much.', errors: [] } };
    const form = new FormData();
    form.append('media', new Blob([Buffer.alloc(30 * 1024 * 1024)], { type: 'video/webm' }), 'long.webm');
    expect(await desk.events.asAdmin('POST', `/api/admin/events/${id}/media`, form)).toMatchObject({
      status: 413,
      body: { message: 'Too much.' },
    });
  });

  it('are refused before long while media hangs, which would have minutes to keep them', async () => {
    const { id } = await desk.events.event();
    desk.events.media.isFrozen = true;
    expect(outcome(await desk.add(id, ['image/jpeg']))).toEqual([503, 'UNAVAILABLE']);
  });

  it.each([
    ['something that is not ours', { status: 500, body: '<h1>Oh no</h1>' }],
    ['that the way between us is closed', { status: 401, body: { code: 'UNAUTHENTICATED' as const, message: '?' } }],
  ])('cannot be kept while media says %s', async (_, refusal) => {
    const { id } = await desk.events.event();
    desk.events.media.refusal = refusal;
    expect(outcome(await desk.add(id, ['image/jpeg']))).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('while media is closed', () => {
  let closed: OpenEvents;

  beforeAll(async () => {
    closed = await OpenEvents.open({ MEDIA_URL: 'http://127.0.0.1:1' });
  });

  afterAll(() => closed?.close());

  it('an upload is told so at once, however large, and all else goes on', async () => {
    const { id, slug } = await closed.event();
    const form = new FormData();
    form.append('media', new Blob([Buffer.alloc(20 * 1024 * 1024)], { type: 'video/webm' }), 'long.webm');
    const asked = performance.now();
    const { status, headers, body } = await closed.asAdmin('POST', `/api/admin/events/${id}/media`, form);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(performance.now() - asked).toBeLessThan(3_000);
    expect((await closed.asAdmin('PUT', `/api/admin/events/${id}`, { price: '$20' })).status).toBe(200);
    expect((await closed.call<EventView>('GET', `/api/events/${slug}`)).body.price).toBe('$20');
  });

  it('the rest of an upload still flows, so that its connection is free again', async () => {
    const { id } = await closed.event();
    const headers = { ...closed.adminHeaders(), 'content-type': 'multipart/form-data; boundary=b' };
    const upload = request(`${closed.url}/api/admin/events/${id}/media`, { method: 'POST', headers });
    const sent = once(upload, 'finish');
    upload.write('--b\r\nContent-Disposition: form-data; name="media"; filename="long.webm"\r\n\r\n');
    upload.write(Buffer.alloc(20 * 1024 * 1024));
    upload.end('\r\n--b--\r\n');
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(503);
    answer.resume();
    await sent;
  });
});
