import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventUpdate, EventUpdateAnswer } from '@rover/contracts/events';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { filesForm, OpenEvents } from '../testing/open-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});

afterAll(() => events?.close());

type Edited = EventUpdateAnswer & Omit<ErrorAnswer, 'success'>;

const edit = (id: string, update: EventUpdate) => events.asAdmin<Edited>('PUT', `/api/admin/events/${id}`, update);

describe('an event that two admins have open', () => {
  it('is not overwritten by whoever did not see the other’s change', async () => {
    const { id, updatedAt } = await events.event();
    const first = await edit(id, { price: '$20', updatedAt });
    expect(first).toMatchObject({ status: 200, body: { event: { price: '$20' } } });

    expect(await edit(id, { price: '$30', updatedAt })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const looked = await edit(id, { price: '$30', updatedAt: first.body.event.updatedAt });
    expect(looked).toMatchObject({ status: 200, body: { event: { price: '$30' } } });
  });

  it('is overwritten by who does not say what was seen', async () => {
    const { id } = await events.event();
    await edit(id, { price: '$20' });
    expect(await edit(id, { price: '$30' })).toMatchObject({ status: 200, body: { event: { price: '$30' } } });
  });

  it('is changed by one of the two, when both save at once', async () => {
    const { id, updatedAt } = await events.event();
    const answers = await Promise.all([1, 2, 3].map((price) => edit(id, { price: `$${price}`, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('may be saved the same again, because the answer was lost, and is told of once', async () => {
    const { id, title, updatedAt } = await events.event({ startTime: '20:00' });
    const words = '<p onclick="x">Two <strong>fiddles</strong></p>';
    const save = () =>
      edit(id, { title: `${title} again`, time: '20:00 - 01:30', extendedDescription: words, updatedAt });
    const first = await save();
    expect(first.status).toBe(200);
    for (const again of [await save(), await save()]) expect(again.body).toEqual(first.body);
    const picture = new FormData();
    for (const [field, value] of Object.entries({ title: `${title} again`, updatedAt })) picture.set(field, value);
    picture.set('image', new File(['a photo'], 'dusk.jpg', { type: 'image/jpeg' }));
    expect((await events.asAdmin('PUT', `/api/admin/events/${id}`, picture)).status).toBe(409);
    const other = await edit(id, { price: '$20' });
    expect((await save()).body.event).toEqual(other.body.event);
    await edit(id, { title });
    expect((await save()).status).toBe(409);
    const versions = (await events.told('event.saved', id, 4)).map(({ version }) => version);
    expect(versions).toEqual([1, 2, 3, 4]);
  });

  it('is saved once, when one save comes three times at once', async () => {
    const { id, updatedAt } = await events.event();
    const answers = await Promise.all([1, 2, 3].map(() => edit(id, { price: '$20', updatedAt })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.event.updatedAt)).size).toBe(1);
  });

  it('may get a photo meanwhile', async () => {
    const { id, updatedAt } = await events.event();
    const path = `/api/admin/events/${id}/media`;
    const { body } = await events.asAdmin<EventMediaAnswer>('POST', path, filesForm(['image/jpeg']));
    expect(body.event.updatedAt > updatedAt).toBe(true);
    expect((await edit(id, { price: '$20', updatedAt })).status).toBe(200);
  });
});

describe('a change', () => {
  it('is later than the one before, however soon', async () => {
    const { id } = await events.event();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => edit(id, { capacity: number })));
    expect(new Set(answers.map(({ body }) => body.event.updatedAt)).size).toBe(10);
  });

  it('is later than the one before, though the clock was set back since', async () => {
    const { id } = await events.event();
    await events.dataSource.query("UPDATE events SET updated_at = now() + interval '1 hour' WHERE id = $1", [id]);
    const first = (await edit(id, { capacity: 1 })).body.event;
    const second = (await edit(id, { capacity: 2 })).body.event;
    expect(Date.parse(first.updatedAt)).toBeGreaterThan(Date.now() + 59 * 60_000);
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });

  it('moves the event by the older name of its times', async () => {
    const { id } = await events.event({ startTime: '20:00', endTime: '22:00' });
    const { event } = (await edit(id, { time: '21:00 - 01:30' })).body;
    expect(event).toMatchObject({ startTime: '21:00', endTime: '01:30', time: '21:00 - 01:30' });
  });

  it('goes by the newer names where the older ones are sent too, and by the calendar for the day of the week', async () => {
    const { id } = await events.event();
    const newer = { eventDate: '2031-03-17', startTime: '20:00', endTime: '22:00' };
    const older = { date: '2031-03-18', time: '10:00 - 11:00', dayOfWeek: 'Sunday' };
    const { event } = (await edit(id, { ...newer, ...older })).body;
    expect(event).toMatchObject({ ...newer, date: '2031-03-17', time: '20:00 - 22:00', dayOfWeek: 'Monday' });
  });

  it.each([
    { date: 'March 18, 2031', time: '10:00 AM - 11:00 AM' },
    { date: '', time: '' },
    { date: 'null', time: '20:00 - 24:00' },
  ])('reads none of the older names beside the newer ones: %j', async (older) => {
    const { id } = await events.event();
    const newer = { eventDate: '2031-03-17', startTime: '20:00', endTime: '22:00' };
    const { status, body } = await edit(id, { ...newer, ...older });
    expect([status, body.event]).toMatchObject([200, { ...newer, date: '2031-03-17', time: '20:00 - 22:00' }]);
  });

  it.each(['', ' ', 'noon', '20:00', '20:00 - ', '20:00 - 24:00', '8pm - 10pm'])(
    'moves it nowhere when that is no start and end: %j',
    async (time) => {
      const { id } = await events.event({ startTime: '20:00', endTime: '22:00' });
      const { status, body } = await edit(id, { time });
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['time']]);
      expect((await edit(id, { price: '$20' })).body.event).toMatchObject({ startTime: '20:00', endTime: '22:00' });
    },
  );

  it('needs something to change', async () => {
    const { id, updatedAt } = await events.event();
    expect(await edit(id, { updatedAt })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it.each(['', 'yesterday', '2026-13-45T00:00:00Z', '2026-11-28', 7, null, true, {}])(
    'cannot have seen the event at %j',
    async (updatedAt) => {
      const { id } = await events.event();
      const { status, body } = await edit(id, { price: '$20', updatedAt: updatedAt as string });
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['updatedAt']]);
    },
  );
});
