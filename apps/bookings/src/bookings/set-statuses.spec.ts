import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BulkStatusAnswer } from '@rover/contracts/bulk-status';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { OpenBookings } from '../testing/open-bookings.js';
import { setStatuses as setEach } from './set-statuses.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const setStatuses = (kind: 'rsvp' | 'vip', body: unknown) =>
  bookings.asAdmin<BulkStatusAnswer & { errors: { field: string }[] }>(
    'POST',
    `/api/admin/${kind}-bookings/status`,
    body,
  );

async function party(eventId: string, guests: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const count of guests) ids.push((await bookings.rsvp({ eventId, guests: count })).body.rsvp.id);
  return ids;
}

describe('one status for many RSVPs', () => {
  it('moves the seats and tells each guest, once, and says what became of each', async () => {
    const { eventId } = await bookings.event({ capacity: 10 });
    const [ann = '', bran = '', ciara = ''] = await party(eventId, [1, 2, 3]);
    await setStatuses('rsvp', { ids: [bran], status: 'cancelled' });
    const nobody = randomUUID();
    const { status, body } = await setStatuses('rsvp', { ids: [ann, bran, nobody, ciara, ann], status: 'cancelled' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        results: [
          { id: ann, outcome: 'changed' },
          { id: bran, outcome: 'same' },
          { id: nobody, outcome: 'gone' },
          { id: ciara, outcome: 'changed' },
          { id: ann, outcome: 'changed' },
        ],
      },
    ]);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 0, sum: 0 });
    const told = () => bookings.sentAbout('rsvp.status-changed', eventId).map(({ rsvpId }) => rsvpId);
    await eventually(() => expect(told().sort()).toEqual([ann, bran, ciara].sort()));
    await eventually(() => expect(bookings.sentAbout('seats.changed', eventId).at(-1)?.taken).toBe(0));
  });

  it('may seat more than there are places, as a single change may', async () => {
    const { eventId } = await bookings.event({ capacity: 3 });
    const first = await party(eventId, [3]);
    await setStatuses('rsvp', { ids: first, status: 'cancelled' });
    await party(eventId, [2]);
    expect((await setStatuses('rsvp', { ids: first, status: 'confirmed' })).body.results).toMatchObject([
      { outcome: 'changed' },
    ]);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 5, sum: 5 });
  });

  it('goes beside others that book and change at the same time, and the seats stay true', async () => {
    const { eventId } = await bookings.event({ capacity: 0 });
    const ids = await party(eventId, [1, 2, 3, 4, 5]);
    const back = ids.toReversed();
    await Promise.all([
      setStatuses('rsvp', { ids, status: 'cancelled' }),
      setStatuses('rsvp', { ids: back, status: 'confirmed' }),
      setStatuses('rsvp', { ids, status: 'pending' }),
      ...[1, 2, 3].map((guests) => bookings.rsvp({ eventId, guests })),
      bookings.asAdmin('DELETE', `/api/admin/rsvp-bookings/${ids[2]}`),
    ]);
    const { taken, sum } = await bookings.seats(eventId);
    expect(taken).toBe(sum);
  });
});

describe('many changes, one after the other', () => {
  it('are recorded in the name of the admin, though nobody waits for the answer any more', async () => {
    const { eventId } = await bookings.event({ capacity: 10 });
    const [id = ''] = await party(eventId, [2]);
    const hangUp = new AbortController();
    await bookings.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM seats WHERE event_id = $1 FOR UPDATE', [eventId]);
      const answer = fetch(`${bookings.url}/api/admin/rsvp-bookings/status`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bookings.services.keys.token()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ids: [id], status: 'cancelled' }),
        signal: hangUp.signal,
      });
      await eventually(async () => expect(await waitingForLocks(manager)).toBe(1));
      hangUp.abort();
      await expect(answer).rejects.toThrow();
      await setTimeout(500);
    });
    await eventually(async () => expect(await bookings.seats(eventId)).toMatchObject({ taken: 0 }));
    const recorded = () => bookings.sentOn('audit.recorded').filter((record) => record.id === id);
    await eventually(() => expect(recorded()).toMatchObject([{ action: 'updated', kind: 'rsvp' }]));
  });

  it('begin none any more when time is up', async () => {
    const changed: string[] = [];
    const change = async (id: string) => {
      changed.push(id);
      await setTimeout(10);
      return true;
    };
    const { results } = await setEach({ ids: ['first', 'second'], status: 'confirmed' }, change, 1);
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'failed']);
    expect(changed).toEqual(['first']);
  });
});

describe('one status for many VIP bookings', () => {
  it('tells each host, once', async () => {
    const ids = [(await bookings.vip()).body.booking.id, (await bookings.vip()).body.booking.id];
    const nobody = randomUUID();
    const { body } = await setStatuses('vip', { ids: [...ids, nobody], status: 'confirmed' });
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'gone']);
    expect((await setStatuses('vip', { ids, status: 'confirmed' })).body.results.map(({ outcome }) => outcome)).toEqual(
      ['same', 'same'],
    );
    const told = () => bookings.sentOn('vip.status-changed').map(({ bookingId }) => bookingId);
    await eventually(() => expect(told().sort()).toEqual(ids.sort()));
  });
});

describe.each(['rsvp', 'vip'] as const)('what is asked of the %s bookings', (kind) => {
  it.each([
    ['ids', { status: 'confirmed' }],
    ['ids', { ids: [], status: 'confirmed' }],
    ['ids', { ids: 'all', status: 'confirmed' }],
    ['ids', { ids: ['1'], status: 'confirmed' }],
    ['ids', { ids: [null], status: 'confirmed' }],
    ['ids', { ids: [['5e551070-0000-4000-8000-000000000001']], status: 'confirmed' }],
    ['ids', { ids: Array.from({ length: 101 }, () => randomUUID()), status: 'confirmed' }],
    ['status', { ids: [randomUUID()], status: 'asleep' }],
    ['status', { ids: [randomUUID()] }],
  ])('is refused for its %s: %j', async (field, body) => {
    const answer = await setStatuses(kind, body);
    expect([answer.status, answer.body.errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('is open to admins alone', async () => {
    const path = `/api/admin/${kind}-bookings/status`;
    const body = { ids: [randomUUID()], status: 'confirmed' };
    expect((await bookings.call('POST', path, body)).status).toBe(401);
    const authorization = `Bearer ${bookings.services.keys.token({ userType: 'customer' })}`;
    expect((await bookings.call('POST', path, body, { authorization })).status).toBe(403);
  });
});
