import { readdir } from 'node:fs/promises';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { ServiceAudioAnswer, VipServicesAnswer } from '@rover/contracts/vip-services';
import { eventually } from '@rover/platform/testing/eventually';
import { vipServices } from '@rover/venue/vip/vip-services';
import { FileDeleter } from '../deletions/file-deleter.js';
import { formOf, OpenMedia } from '../testing/open-media.js';
import { jpegPhoto } from '../testing/sample-photos.js';
import { mp3, mp4, ogg, wav, webm } from '../testing/sample-recordings.js';

let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open({ RECORDING_MB: '3' });
});

afterEach(async () => {
  for (const { id, audioUrl } of await services()) if (audioUrl) await remove(id);
});

afterAll(() => media.close());

const address = (id: string) => `/api/admin/vip-services/${id}/audio`;
const services = async () => (await (await media.fetch('/api/vip/services')).json()) as VipServicesAnswer;
const audioOf = async (service: string) => (await services()).find(({ id }) => id === service)?.audioUrl;
const statusOf = async (url: string) => (await media.fetch(url)).status;

async function record(id: string, ...files: (Buffer | File)[]) {
  const response = await media.asAdmin('PUT', address(id), { body: formOf(files) });
  const body = (await response.json()) as Omit<ServiceAudioAnswer, 'success'> & ErrorAnswer;
  return { status: response.status, body };
}

const remove = async (id: string) => (await media.asAdmin('DELETE', address(id))).status;

describe('what an admin records for a service', () => {
  it('is heard by everybody, and every other service stays silent', async () => {
    const { status, body } = await record('mariachi', webm(['audio']));
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, audioUrl: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/audio\.webm$/) });
    expect(await services()).toEqual(
      vipServices.map(({ id, name }) => ({ id, name, audioUrl: id === 'mariachi' ? body.audioUrl : null })),
    );
    expect((await media.fetch(body.audioUrl)).headers.get('content-type')).toBe('audio/webm');
  });

  it.each([
    ['mp3', mp3(), 'audio/mpeg'],
    ['wav', wav(), 'audio/wav'],
    ['ogg', ogg(), 'audio/ogg'],
    ['m4a', mp4(['audio']), 'audio/mp4'],
  ])('can be %s', async (extension, file, type) => {
    const { audioUrl } = (await record('dj', new File([file], 'a.txt', { type: 'text/plain' }))).body;
    expect(audioUrl).toMatch(new RegExp(`/audio\\.${extension}$`));
    expect((await media.fetch(audioUrl)).headers.get('content-type')).toBe(type);
  });

  it('is asked for anew by every browser, so that nobody hears an old one', async () => {
    expect((await media.fetch('/api/vip/services')).headers.get('cache-control')).toBe('no-cache');
  });

  it('takes the place of what there was, which goes with its file', async () => {
    const former = (await record('cake', mp3())).body.audioUrl;
    const { audioUrl } = (await record('cake', wav())).body;
    expect(await audioOf('cake')).toBe(audioUrl);
    await eventually(async () => expect(await statusOf(former)).toBe(404));
    expect(await statusOf(audioUrl)).toBe(200);
  });

  it('stays when the days go by, and when some event lets go of its address', async () => {
    const { audioUrl } = (await record('dj', mp3())).body;
    await media.tell('media.claimed', { urls: [audioUrl] });
    await media.tell('media.released', { urls: [audioUrl] });
    expect(await media.dayPasses()).toEqual([]);
    await media.get(FileDeleter).deleteDue();
    expect([await audioOf('dj'), await statusOf(audioUrl)]).toEqual([audioUrl, 200]);
  });

  it('is no photo of the library, and cannot be deleted there', async () => {
    const { audioUrl } = (await record('dj', mp3())).body;
    const path = `/api/admin/media-library/${encodeURIComponent(audioUrl)}`;
    expect((await media.asAdmin('DELETE', path)).status).toBe(404);
    expect(await statusOf(audioUrl)).toBe(200);
  });

  it('is one recording, and the others gone, when ten are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => record('karaoke', mp3())));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const urls = answers.map(({ body }) => body.audioUrl);
    expect(urls).toContain(await audioOf('karaoke'));
    await eventually(async () => {
      expect((await Promise.all(urls.map(statusOf))).filter((status) => status === 200)).toHaveLength(1);
      expect(await media.rows()).toEqual({ media: 1, clearings: 0 });
    });
  });
});

describe('a recording is deleted', () => {
  it('with its file, and once', async () => {
    const { audioUrl } = (await record('dj', mp3())).body;
    const statuses = await Promise.all([remove('dj'), remove('dj'), remove('dj')]);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect(await audioOf('dj')).toBeNull();
    expect(await statusOf(audioUrl)).toBe(404);
    expect(await media.storedKeys()).toEqual([]);
  });

  it('and that is on record, as is all that was recorded before', async () => {
    await record('pub-quiz', mp3());
    await record('pub-quiz', wav());
    await remove('pub-quiz');
    const audited = () => media.sentOn('audit.recorded').filter(({ id }) => id === 'pub-quiz');
    await eventually(() =>
      expect(audited().map(({ kind, action }) => `${kind} ${action}`)).toEqual([
        'service-audio created',
        'service-audio updated',
        'service-audio deleted',
      ]),
    );
  });

  it('and another one is recorded after it', async () => {
    await record('dj', mp3());
    await remove('dj');
    expect((await record('dj', mp3())).status).toBe(200);
  });
});

describe('what is sent for a service is refused', () => {
  let heard: string;

  beforeEach(async () => {
    heard = (await record('decoration', mp3())).body.audioUrl;
  });

  /** What was heard is still heard, and nothing else is kept. */
  afterEach(async () => {
    expect([await audioOf('decoration'), await statusOf(heard)]).toEqual([heard, 200]);
    await eventually(async () => {
      expect(await media.rows()).toEqual({ media: 1, clearings: 0 });
      expect(await readdir(media.uploadDir)).toEqual([]);
    });
  });

  it.each([
    ['a photo', () => jpegPhoto(), 415],
    ['a film', () => webm(['video', 'audio']), 415],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['nothing at all', () => Buffer.alloc(0), 415],
    ['more than a recording may have', () => Buffer.concat([mp3(), Buffer.alloc(4 * 1024 * 1024)]), 413],
  ])('that is %s', async (_, make, expected) => {
    const { status, body } = await record('decoration', new File([await make()], 'a.webm', { type: 'audio/webm' }));
    expect([status, body.message]).toEqual([expected, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  it('that is two recordings, or none', async () => {
    for (const files of [[mp3(), mp3()], []]) {
      const { status, body } = await record('decoration', ...files);
      expect([status, body.errors[0]?.field]).toEqual([400, 'media']);
    }
  });

  it('that is no form', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await media.asAdmin('PUT', address('decoration'), { body: '{"media":"a"}', headers });
    expect(response.status).toBe(415);
  });

  it.each(['bagpipes', 'Decoration', '%00', '..%2Fdj', '__proto__', 'x'.repeat(1_500)])(
    'when there is no such service: %s',
    async (id) => {
      expect((await record(id, mp3())).status).toBe(404);
      expect(await remove(id)).toBe(404);
    },
  );

  it('when it does not come from an admin', async () => {
    for (const method of ['PUT', 'DELETE']) {
      expect((await media.fetch(address('decoration'), { method })).status).toBe(401);
    }
  });
});
