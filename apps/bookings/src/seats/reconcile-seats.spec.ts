import { eventually } from '@rover/platform/testing/eventually';
import { OpenBookings } from '../testing/open-bookings.js';
import { overSince2024, sampleEvent } from '../testing/sample-event.js';
import { ReconcileSeats } from './reconcile-seats.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterEach(() => bookings.dataSource.query('TRUNCATE seats CASCADE'));
afterAll(() => bookings?.close());

/** The messages of one review: the last so many that were sent. */
async function review(expected: number) {
  const before = bookings.sentOn('seats.reviewed').length;
  await bookings.get(ReconcileSeats).reconcile();
  const told = () => bookings.sentOn('seats.reviewed').slice(before);
  await eventually(() => expect(told()).toHaveLength(expected));
  return told().map(({ seats }) => seats);
}

describe('a reconciliation of the seats', () => {
  it('tells what is known of events that are to come, and not of one that was over years ago', async () => {
    const { eventId, slug } = await bookings.event({ version: 4 });
    await bookings.rsvp({ eventId, guests: 3 });
    await bookings.rsvp({ eventId, guests: 2 });
    await bookings.event(overSince2024);
    expect(await review(1)).toEqual([[{ eventId, slug, taken: 5, version: 2, eventVersion: 4, deleted: false }]]);
  });

  it('has that told again of which too little is known, as by an earlier release', async () => {
    const { recurring: _, description: __, ...little } = sampleEvent({ version: 4 });
    await bookings.tell('event.saved', little);
    expect((await review(1))[0]).toMatchObject([{ eventId: little.eventId, eventVersion: 3 }]);
    await bookings.tell('event.saved', { ...little, recurring: true, description: 'Bring a hat.' });
    expect((await review(1))[0]).toMatchObject([{ eventVersion: 4 }]);
    await bookings.rsvp({ eventId: little.eventId });
    const told = () => bookings.sentAbout('rsvp.placed', little.eventId);
    await eventually(() => expect(told()).toHaveLength(1));
    expect(told()[0]?.event).toMatchObject({ recurring: true, description: 'Bring a hat.', version: 4 });
  });

  it('tells of what was over or deleted lately, too', async () => {
    const over = await bookings.event();
    await bookings.dataSource.query("UPDATE seats SET ends_at = now() - interval '29 days'");
    const gone = await bookings.event();
    await bookings.tell('event.deleted', { eventId: gone.eventId, slug: gone.slug, version: 2 });
    const next = await bookings.event();
    const [seats] = await review(1);
    expect(new Map(seats?.map(({ eventId, deleted }) => [eventId, deleted]))).toEqual(
      new Map([
        [next.eventId, false],
        [gone.eventId, true],
        [over.eventId, false],
      ]),
    );
  });

  it('tells of a crowd of events in several messages, of each once', async () => {
    const events = await Promise.all(Array.from({ length: 130 }, () => bookings.event()));
    const told = await review(2);
    expect(told.map((seats) => seats.length).sort()).toEqual([100, 30]);
    const ids = told.flat().map(({ eventId }) => eventId);
    expect(ids.sort()).toEqual(events.map(({ eventId }) => eventId).sort());
  });

  it('says nothing where nothing is to come', async () => {
    await bookings.get(ReconcileSeats).reconcile();
    const { eventId } = await bookings.event();
    expect((await review(1)).flat().map((seat) => seat.eventId)).toEqual([eventId]);
  });
});
