import { randomUUID } from 'node:crypto';
import type { VipBookingUpdate, VipBookingUpdateAnswer } from '@rover/contracts/vip';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const addressOf = (id: string) => `/api/admin/vip-bookings/${id}`;
const edit = (id: string, changes: object) => bookings.asAdmin<VipBookingUpdateAnswer>('PUT', addressOf(id), changes);
const requested = async () => (await bookings.vip()).body.booking;
const toldOf = (id: string) => bookings.sentOn('vip.status-changed').filter(({ bookingId }) => bookingId === id);

describe('an admin', () => {
  it('changes any part of a VIP booking, and only that', async () => {
    let expected = await requested();
    const changes: VipBookingUpdate[] = [
      { hostName: 'Mary Read' },
      { hostEmail: 'mary@host.test' },
      { hostPhone: '+52 1' },
      { eventType: 'Other' },
      { eventDate: '2024-03-17' },
      { guestCount: 500 },
      { eventLocation: 'Private Section' },
      { eventLocation: '' },
      { specialRequests: 'Two bars,\ntwo fiddlers' },
      { status: 'confirmed' },
    ];
    for (const change of changes) {
      expected = { ...expected, ...change };
      expect(await edit(expected.id, change)).toEqual({ status: 200, body: { success: true, booking: expected } });
    }
    expect((await edit(expected.id, { guestCount: '20', eventType: 'Birthdays' })).body.booking).toEqual({
      ...expected,
      guestCount: 20,
      eventType: 'Birthdays',
    });
  });

  it('may give any status after any other, and the host is told of each once', async () => {
    const { id, status: _, createdAt: __, ...facts } = await requested();
    const statuses = ['confirmed', 'cancelled', 'pending', 'cancelled', 'confirmed', 'pending'] as const;
    for (const status of statuses) {
      expect((await edit(id, { status, hostEmail: 'new@host.test' })).body.booking.status).toBe(status);
    }
    await eventually(() => expect(toldOf(id)).toHaveLength(statuses.length));
    expect(toldOf(id)).toEqual(
      statuses.map((status) => ({ bookingId: id, ...facts, hostEmail: 'new@host.test', status })),
    );
  });

  it('tells the host once, though five press the button; and nothing where the status stays', async () => {
    const { id } = await requested();
    await edit(id, { guestCount: 99, specialRequests: 'More chairs', status: 'pending' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => edit(id, { status: 'confirmed' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await edit(id, { hostName: 'Mary Read' });
    await edit(id, { status: 'cancelled' });
    await eventually(() => expect(toldOf(id).at(-1)?.status).toBe('cancelled'));
    expect(toldOf(id).map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
  });

  it('who waited for another has the later word: it is dated by when it was their turn', async () => {
    const { id } = await requested();
    let editing: ReturnType<typeof edit> | undefined;
    const turn: Date = await bookings.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM vip_bookings WHERE id = $1 FOR UPDATE', [id]);
      editing = edit(id, { status: 'cancelled' });
      await eventually(async () => expect(await waitingForLocks(manager)).toBe(1));
      const [{ now }] = await manager.query('SELECT clock_timestamp() AS now');
      return now;
    });
    expect((await editing)?.status).toBe(200);
    await eventually(() => expect(toldOf(id)).toHaveLength(1));
    const told = bookings.sent.findLast(({ topic }) => topic === 'vip.status-changed');
    expect(Date.parse(told?.occurredAt ?? '')).toBeGreaterThanOrEqual(turn.getTime());
  });

  it('does not write over what another has changed since, unless nobody asks', async () => {
    const { id, buttonSource: _, createdAt: __, ...seen } = await requested();
    expect((await edit(id, { guestCount: 3, seen })).status).toBe(200);
    expect(await edit(id, { hostPhone: '1', seen })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await edit(id, { guestCount: 4, seen: { ...seen, guestCount: 3 } })).status).toBe(200);
    expect((await edit(id, { guestCount: 5 })).body.booking.guestCount).toBe(5);
    expect((await edit(id, { seen })).status).toBe(400);
  });

  it('may save the same again, because the answer was lost', async () => {
    const { id, guestCount, hostName } = await requested();
    const save = () => edit(id, { guestCount: 77, seen: { guestCount, hostName } });
    const first = await save();
    expect([first.status, await save()]).toEqual([200, first]);
    await edit(id, { guestCount: 78 });
    expect((await save()).status).toBe(409);
  });

  it('cannot change nothing, or a booking that is not there', async () => {
    const { id } = await requested();
    for (const nothing of [{}, { id: 'other' }, { buttonSource: 'mine', createdAt: 'x' }]) {
      expect((await edit(id, nothing)).status).toBe(400);
    }
    expect((await edit(randomUUID(), { guestCount: 2 })).status).toBe(404);
    expect((await edit('not-an-id', { guestCount: 2 })).status).toBe(400);
  });

  it('deletes a VIP booking once, however often the button is pressed', async () => {
    const { id } = await requested();
    const answers = await Promise.all([1, 2, 3].map(() => bookings.asAdmin('DELETE', addressOf(id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await edit(id, { guestCount: 2 })).status).toBe(404);
    expect((await bookings.vipList()).vipBookings.map((booking) => booking.id)).not.toContain(id);
  });
});
