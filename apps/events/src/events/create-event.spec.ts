import { randomUUID } from 'node:crypto';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventInput, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { anEvent, OpenEvents } from '../testing/open-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});

afterAll(() => events?.close());

type Created = EventView & Omit<ErrorAnswer, 'success'>;

const path = '/api/admin/events';
const send = (input: EventInput | FormData, key: string = randomUUID()) => {
  const isForm = input instanceof FormData;
  const headers = { ...events.adminHeaders(), 'idempotency-key': key };
  if (isForm) return events.call<Created>('POST', path, { headers, body: input });
  const json = { ...headers, 'content-type': 'application/json' };
  return events.call<Created>('POST', path, { headers: json, body: JSON.stringify(input) });
};
const formOf = (input: EventInput, photo: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, value);
  form.append('image', new File([photo], 'bar at dusk.jpg', { type: 'image/jpeg' }));
  return form;
};
const called = async (title: string) =>
  (await events.asAdmin<EventView[]>('GET', path)).body.filter((event) => event.title === title);

describe('the same event sent under the same key', () => {
  it('is made once, answered alike, and told once', async () => {
    const [input, key] = [anEvent(), randomUUID()];
    const first = await send(input, key);
    const second = await send({ ...input, dayOfWeek: 'not read' }, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await called(input.title)).toHaveLength(1);
    const { id } = await events.event();
    await events.told('event.saved', id);
    expect(await events.told('event.saved', first.body.id)).toHaveLength(1);
  });

  it('ten times at once is made once', async () => {
    const [input, key] = [anEvent(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(input, key)));
    const made = answers.filter(({ status }) => status === 201);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(others.every(({ status, body }) => status === 409 && body.code === 'KEY_IN_USE')).toBe(true);
    expect(await called(input.title)).toHaveLength(1);
  });

  it('is made once as a form with its picture, too, which is kept once', async () => {
    const [input, key] = [anEvent(), randomUUID()];
    const { body: made } = await send(formOf(input, 'a photo'), key);
    const kept = events.media.kept.length;
    events.media.refusal = { status: 500, body: '' };
    expect((await send(formOf(input, 'a photo'), key)).body).toEqual(made);
    events.media.refusal = undefined;
    expect(events.media.kept).toHaveLength(kept);
    expect(await called(input.title)).toHaveLength(1);
  });

  it('is answered as it is by now, and not found when it was deleted', async () => {
    const [input, key] = [anEvent(), randomUUID()];
    const { id } = (await send(input, key)).body;
    const edited = await events.asAdmin<EventUpdateAnswer>('PUT', `${path}/${id}`, { capacity: 12 });
    expect((await send(input, key)).body).toEqual(edited.body.event);
    await events.asAdmin('DELETE', `${path}/${id}`);
    expect(await send(input, key)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await called(input.title)).toEqual([]);
  });
});

it('a key is not lent to another event', async () => {
  const [input, key] = [anEvent(), randomUUID()];
  await send(input, key);
  const other = { ...input, title: `Other ${input.title}` };
  expect(await send(other, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  expect(await called(other.title)).toEqual([]);
});

it('a key is not lent to the same event with another picture', async () => {
  const [input, key] = [anEvent(), randomUUID()];
  await send(formOf(input, 'a photo'), key);
  for (const other of [formOf(input, 'another photo'), input]) {
    expect(await send(other, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  }
  expect(await called(input.title)).toHaveLength(1);
});

it('the copy of an event has its picture, though the event is forgotten at that moment', async () => {
  const [one, another] = [(await send(formOf(anEvent(), 'one'))).body, (await send(formOf(anEvent(), 'another'))).body];
  // The copy is to have the one when it waits for the other.
  const [event, other] = one.image < another.image ? [one, another] : [another, one];
  await events.asAdmin('DELETE', `${path}/${event.id}`);
  const copied = await events.forgetBehind(other.image, () =>
    send({ ...anEvent(), image: event.image, socialImage: other.image }),
  );
  expect(copied.body.image).toBe(event.image);
  expect(await events.dataSource.query('SELECT FROM event_uploads WHERE url = $1', [event.image])).toHaveLength(1);
});

it('without a key, the same event sent twice is two', async () => {
  const input = anEvent();
  await events.event(input);
  await events.event(input);
  expect(await called(input.title)).toHaveLength(2);
});
