import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { anEvent, OpenEvents } from '../testing/open-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});

afterEach(() => {
  events.media.refusal = undefined;
});

afterAll(() => events?.close());

type Created = EventView & Omit<ErrorAnswer, 'success'>;
type Edited = EventUpdateAnswer & Omit<ErrorAnswer, 'success'>;

const photo = (content = 'a photo') => new File([content], 'bar at dusk.jpg', { type: 'image/jpeg' });
const create = (form: FormData) => events.asAdmin<Created>('POST', '/api/admin/events', form);
const edit = (id: string, form: FormData) => events.asAdmin<Edited>('PUT', `/api/admin/events/${id}`, form);
const show = async (slug: string) => (await events.call<EventView>('GET', `/api/events/${slug}`)).body;
const waiting = () => readdir(events.uploadDir);

function formOf(entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** A whole event, as a form says it. */
const fieldsOf = (fields: Record<string, string> = {}) =>
  Object.entries({ ...anEvent(), ...fields }) as [string, string][];

const json = 'Content-Type: application/json\r\n';

describe('the form of an event', () => {
  it('is read as JSON is: words, numbers and switches', async () => {
    const { status, body } = await create(
      formOf(fieldsOf({ capacity: '40', recurring: 'true', showCapacity: 'false', socialImage: '', price: '$20' })),
    );
    expect(status).toBe(201);
    const stored = { capacity: 40, recurring: true, showCapacity: false, socialImage: null, price: '$20' };
    expect(body).toMatchObject(stored);
    expect(await show(body.slug)).toMatchObject(stored);
  });

  it('brings the pictures along, wherever among the fields they are', async () => {
    const fields = fieldsOf();
    const { status, body } = await create(
      formOf([['image', photo('first')], ...fields, ['socialImage', photo('last')]]),
    );
    expect(status).toBe(201);
    expect([body.image, body.socialImage]).toEqual([
      expect.stringMatching(/^\/media\/.+photo/),
      expect.stringMatching(/^\/media\/.+photo/),
    ]);
    expect(body.image).not.toBe(body.socialImage);
    expect(events.media.kept.slice(-2).map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['bar at dusk.jpg', 'first'],
      ['bar at dusk.jpg', 'last'],
    ]);
    await events.toldMedia('media.claimed', body.image);
    await events.toldMedia('media.claimed', body.socialImage ?? '');
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('may have the picture of an input in which nothing was chosen', async () => {
    const { status, body } = await create(formOf([...fieldsOf(), ['image', new File([], '')]]));
    expect(status).toBe(201);
    expect(body.image).toMatch(/^\/herophotos\//);
  });

  it.each([
    ['title', '   '],
    ['description', ''],
    ['eventDate', '30 February'],
    ['capacity', 'many'],
    ['capacity', '1.5'],
    ['recurring', 'perhaps'],
    ['showCapacity', ''],
    ['locationUrl', 'javascript:alert(1)'],
    ['extendedDescription', 'x'.repeat(limits.event.extendedDescription + 1)],
    ['extendedDescription', '€'.repeat(limits.event.extendedDescription / 2)],
  ])('with a bad %s is refused by name, and no picture is kept', async (field, value) => {
    const keptBefore = events.media.kept.length;
    const { status, body } = await create(formOf([['image', photo()], ...fieldsOf({ [field]: value })]));
    expect([status, body.errors.map((error) => error.field)]).toEqual([400, [field]]);
    expect(events.media.kept).toHaveLength(keptBefore);
  });

  it('is refused in the words of media, which name the picture', async () => {
    const errors = [{ field: 'media', message: 'No such kind.' }];
    events.media.refusal = { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'No such kind.', errors } };
    const { status, body } = await create(formOf([...fieldsOf(), ['socialImage', photo()]]));
    expect([status, body.message, body.errors]).toEqual([
      415,
      'No such kind.',
      [{ field: 'socialImage', message: 'No such kind.' }],
    ]);
  });

  it('takes no film for a picture', async () => {
    const film = new File(['a film'], 'night.webm', { type: 'video/webm' });
    const { status, body } = await create(formOf([...fieldsOf(), ['image', film]]));
    expect([status, body.errors.map(({ field }) => field)]).toEqual([415, ['image']]);
  });

  it('takes no picture without end', async () => {
    const large = new File([Buffer.alloc(limits.media.pictureBytes + 1)], 'large.jpg', { type: 'image/jpeg' });
    const { status, body } = await create(formOf([...fieldsOf(), ['image', large]]));
    expect([status, body.errors.map(({ field }) => field)]).toEqual([413, ['image']]);
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('that a crash cut off is thrown away at the next start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rover-crashed-'));
    await mkdir(path.join(folder, 'form'));
    await writeFile(path.join(folder, 'form', 'image'), 'half a ');
    const restarted = await OpenEvents.open({ UPLOAD_DIR: folder });
    const left = await readdir(folder);
    await restarted.close();
    expect(left).toEqual([]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x', 400],
    [
      'that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="title"\r\n',
      400,
    ],
    ['of nothing', 'multipart/form-data; boundary=b', '--b--\r\n', 400],
    ['that reaches for a prototype', 'multipart/form-data; boundary=b', field('__proto__'), 400],
    ['with a part of JSON', 'multipart/form-data; boundary=b', field('title', '{"constructor":1}', json), 400],
    [
      'with JSON without end',
      'multipart/form-data; boundary=b',
      field('title', '['.repeat(1_500) + ']'.repeat(1_500), json),
      400,
    ],
    ['of too many fields', 'multipart/form-data; boundary=b', Array(100).fill(field('title')).join(''), 413],
  ])('%s is refused', async (_, type, body, status) => {
    const headers = { ...events.adminHeaders(), 'content-type': type };
    const answer = await events.call('POST', '/api/admin/events', { headers, body: `${body}--b--\r\n` });
    expect([answer.status, answer.body.success]).toEqual([status, false]);
  });
});

/** @param more lines of the part's head */
function field(name: string, value = 'x', more = ''): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
}

describe('a picture that an event had', () => {
  const inOrder = (one: Created, other: Created) =>
    one.image < other.image ? ([one, other] as const) : ([other, one] as const);
  const anEventWithPicture = async () => (await create(formOf([...fieldsOf(), ['image', photo()]]))).body;

  it('is let go when another takes its place', async () => {
    const event = await anEventWithPicture();
    const { status, body } = await edit(event.id, formOf([['image', photo('another')]]));
    expect(status).toBe(200);
    expect(body.event).toMatchObject({ title: event.title, image: expect.stringMatching(/^\/media\//) });
    expect(await events.toldMedia('media.released', event.image)).not.toContain(body.event.image);
  });

  it.each(['image', 'socialImage'])(
    'is let go with the event, and stays as long as another event shows it as its %s',
    async (field) => {
      const event = await anEventWithPicture();
      const copy = await events.event({ [field]: event.image });
      await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
      const marker = await anEventWithPicture();
      await events.asAdmin('DELETE', `/api/admin/events/${marker.id}`);
      await events.forgetDeleted();
      expect(await events.toldMedia('media.released', marker.image)).not.toContain(event.image);
      await events.asAdmin('PUT', `/api/admin/events/${copy.id}`, { [field]: '/herophotos/session.jpg' });
      await events.toldMedia('media.released', event.image);
    },
  );

  it('stays when another event takes it at the moment in which its own is forgotten', async () => {
    // The edit is to have the one when it waits for the other.
    const [event, other] = inOrder(await anEventWithPicture(), await anEventWithPicture());
    await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    const taken = await events.forgetBehind(other.image, () => edit(other.id, formOf([['image', event.image]])));
    expect(taken.body.event.image).toBe(event.image);
    expect(await events.dataSource.query('SELECT url FROM event_uploads WHERE url = $1', [event.image])).toHaveLength(
      1,
    );
  });

  it('stays when copies of its event exchange it for that of another at once', async () => {
    const [event, other] = [await anEventWithPicture(), await anEventWithPicture()];
    const pictures = [event.image, other.image];
    const copies = [await events.event({ image: event.image }), await events.event({ image: other.image })];
    const exchanged = await events.dataSource.transaction(async (holder) => {
      await holder.query('SELECT FROM event_uploads WHERE url = ANY($1) FOR SHARE', [pictures]);
      const edits = copies.map(({ id }, index) => edit(id, formOf([['image', pictures[1 - index] ?? '']])));
      await eventually(async () => expect(await waitingForLocks(events.dataSource)).toBe(2));
      return edits;
    });
    expect((await Promise.all(exchanged)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await events.dataSource.query('SELECT FROM event_uploads WHERE url = ANY($1)', [pictures])).toHaveLength(2);
  });

  it('stays when it was never uploaded for an event', async () => {
    const library = '/media/1f0c0f5e-5d0f-4c29-9f0e-0a1b2c3d4e5f/photo-1200x800.jpg';
    const { id } = await events.event({ image: library });
    const marker = await anEventWithPicture();
    await events.asAdmin('DELETE', `/api/admin/events/${id}`);
    await events.asAdmin('DELETE', `/api/admin/events/${marker.id}`);
    await events.forgetDeleted();
    expect(await events.toldMedia('media.released', marker.image)).not.toContain(library);
  });

  it('is not asked for where there is no such event, or another admin was quicker', async () => {
    const event = await anEventWithPicture();
    await events.asAdmin('PUT', `/api/admin/events/${event.id}`, { price: '$20' });
    const keptBefore = events.media.kept.length;
    const late = formOf([
      ['updatedAt', event.updatedAt],
      ['image', photo()],
    ]);
    expect((await edit(event.id, late)).status).toBe(409);
    expect((await edit('5f0c0f5e-5d0f-4c29-9f0e-0a1b2c3d4e5f', formOf([['image', photo()]]))).status).toBe(404);
    expect(events.media.kept).toHaveLength(keptBefore);
  });
});
