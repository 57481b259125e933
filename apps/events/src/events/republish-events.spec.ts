import { randomUUID } from 'node:crypto';
import type { EventView } from '@rover/contracts/events';
import type { SeatsReview } from '@rover/contracts/messages';
import { OpenEvents } from '../testing/open-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});
afterAll(() => events?.close());

const seatsOf = ({ id, slug }: EventView, known: Partial<SeatsReview> = {}): SeatsReview => ({
  eventId: id,
  slug,
  taken: 0,
  version: 0,
  eventVersion: 1,
  ...known,
});
const review = (...seats: SeatsReview[]) => events.tell('seats.reviewed', { seats });
const find = async ({ slug }: EventView) => (await events.call<EventView>('GET', `/api/events/${slug}`)).body;
const remove = ({ id }: EventView) => events.asAdmin('DELETE', `/api/admin/events/${id}`);
const saved = ({ id }: EventView) => events.sentOn('event.saved').filter(({ eventId }) => eventId === id);
const deleted = ({ id }: { id: string }) => events.sentOn('event.deleted').filter(({ eventId }) => eventId === id);

/** Lets all that was to be told before this be told. */
async function allTold(): Promise<void> {
  const { id } = await events.event();
  await events.told('event.saved', id);
}

describe('what bookings knows of events', () => {
  it('brings a count that was lost, and no older one', async () => {
    const event = await events.event();
    await review(seatsOf(event, { taken: 9, version: 5 }));
    expect((await find(event)).registered).toBe(9);
    expect(await events.told('event.counted', event.id)).toEqual([expect.objectContaining({ registered: 9 })]);
    await review(seatsOf(event, { taken: 4, version: 3 }));
    expect((await find(event)).registered).toBe(9);
  });

  it('has an event told anew that bookings knows in an older version alone', async () => {
    const [changed, known] = [await events.event(), await events.event()];
    await events.asAdmin('PUT', `/api/admin/events/${changed.id}`, { capacity: 12 });
    await events.told('event.saved', changed.id, 2);
    await events.told('event.saved', known.id);
    await review(seatsOf(changed), seatsOf(known));
    const [, last, again] = await events.told('event.saved', changed.id, 3);
    expect(again).toEqual(last);
    await review(seatsOf(changed, { eventVersion: 2 }), seatsOf(known));
    await allTold();
    expect([saved(changed).length, saved(known).length]).toEqual([3, 1]);
  });

  it('has a deletion told anew, also of an event that is forgotten by now', async () => {
    const [gone, forgotten] = [await events.event(), { id: randomUUID(), slug: 'forgotten' }];
    await remove(gone);
    const [told] = await events.told('event.deleted', gone.id);
    await review(seatsOf(gone), { ...seatsOf(gone), eventId: forgotten.id, slug: forgotten.slug, eventVersion: 7 });
    expect(await events.told('event.deleted', gone.id, 2)).toEqual([told, told]);
    await allTold();
    expect(deleted(forgotten)).toEqual([{ eventId: forgotten.id, slug: 'forgotten', version: 8 }]);
    await review(seatsOf(gone, { eventVersion: 2 }), {
      ...seatsOf(gone, { eventVersion: 8, deleted: true }),
      eventId: forgotten.id,
    });
    await allTold();
    expect([deleted(gone).length, deleted(forgotten).length]).toEqual([2, 1]);
  });

  it('has an event told anew whose deletion was taken back', async () => {
    const event = await events.event();
    await remove(event);
    await events.asAdmin('POST', `/api/admin/events/${event.id}/restore`);
    const told = await events.told('event.saved', event.id, 2);
    await review(seatsOf(event, { eventVersion: 2, deleted: true }));
    expect((await events.told('event.saved', event.id, 3)).at(-1)).toEqual(told.at(-1));
  });
});
