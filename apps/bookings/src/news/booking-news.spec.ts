import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;
let eventId: string;

beforeAll(async () => {
  bookings = await OpenBookings.open();
  ({ eventId } = await bookings.event({ capacity: 3 }));
});
afterAll(() => bookings?.close());

const path = '/api/admin/booking-news';
const news = async () => (await bookings.asAdmin<BookingNewsAnswer>('GET', path)).body;

/** What became of the tallies while something was done. */
async function difference(act: () => Promise<unknown>) {
  const before = await news();
  await act();
  const after = await news();
  const by = (kind: 'rsvps' | 'vip') => ({
    more: after[kind].total - before[kind].total,
    newer: after[kind].version > before[kind].version,
  });
  return { rsvps: by('rsvps'), vip: by('vip') };
}

const unchanged = { more: 0, newer: false };

describe('the news of bookings', () => {
  it('tell of an RSVP that is placed, changed and deleted', async () => {
    let id = '';
    const placed = async () => {
      id = (await bookings.rsvp({ eventId })).body.rsvp.id;
    };
    expect(await difference(placed)).toEqual({ rsvps: { more: 1, newer: true }, vip: unchanged });
    const edited = () => bookings.asAdmin('PUT', `/api/admin/rsvp-bookings/${id}`, { guests: 2 });
    expect(await difference(edited)).toEqual({ rsvps: { more: 0, newer: true }, vip: unchanged });
    const deleted = () => bookings.asAdmin('DELETE', `/api/admin/rsvp-bookings/${id}`);
    expect(await difference(deleted)).toEqual({ rsvps: { more: -1, newer: true }, vip: unchanged });
  });

  it('tell of a VIP booking likewise', async () => {
    let id = '';
    const placed = async () => {
      id = (await bookings.vip()).body.booking.id;
    };
    expect(await difference(placed)).toEqual({ rsvps: unchanged, vip: { more: 1, newer: true } });
    const deleted = () => bookings.asAdmin('DELETE', `/api/admin/vip-bookings/${id}`);
    expect(await difference(deleted)).toEqual({ rsvps: unchanged, vip: { more: -1, newer: true } });
  });

  it('count right however many book at once, and none that was refused', async () => {
    const { eventId: small } = await bookings.event({ capacity: 30 });
    const all = () => Promise.all(Array.from({ length: 40 }, () => bookings.rsvp({ eventId: small, guests: 1 })));
    expect((await difference(all)).rsvps.more).toBe(30);
    const [row]: [{ count: number }] = await bookings.dataSource.query('SELECT count(*)::integer FROM rsvps');
    expect((await news()).rsvps.total).toBe(row.count);
  });

  it('are how the lists know their length, of each status', async () => {
    const { eventId: any } = await bookings.event({ capacity: 0 });
    for (const status of ['cancelled', 'pending', 'cancelled']) {
      const { id } = (await bookings.rsvp({ eventId: any })).body.rsvp;
      await bookings.asAdmin('PUT', `/api/admin/rsvp-bookings/${id}`, { status });
      await bookings.vip();
    }
    for (const status of ['all', 'confirmed', 'pending', 'cancelled']) {
      const [rsvps, vip] = await Promise.all([bookings.list({ status }), bookings.vipList({ status })]);
      expect([rsvps.total, vip.total]).toEqual([rsvps.rsvpBookings.length, vip.vipBookings.length]);
    }
    expect((await bookings.list({ status: 'cancelled' })).total).toBe(2);
  });

  it('are none where an event is edited in what its bookings do not show, and are where it gets another name', async () => {
    const event = await bookings.event();
    await bookings.rsvp({ eventId: event.eventId });
    const repriced = () => bookings.tell('event.saved', { ...event, price: '$20', version: 2 });
    expect(await difference(repriced)).toEqual({ rsvps: unchanged, vip: unchanged });
    const renamed = () => bookings.tell('event.saved', { ...event, title: 'Another name', version: 3 });
    expect(await difference(renamed)).toEqual({ rsvps: { more: 0, newer: true }, vip: unchanged });
  });

  it('are none where there was nothing to delete', async () => {
    const nobody = "DELETE FROM rsvps WHERE full_name = 'Nobody'";
    expect(await difference(() => bookings.dataSource.query(nobody))).toEqual({ rsvps: unchanged, vip: unchanged });
  });

  it('count several in one statement, and none after all are gone', async () => {
    const twice = `INSERT INTO vip_bookings (host_name, host_email, host_phone, event_type, event_date, guest_count,
                                             event_location, special_requests, button_source, status)
                   SELECT 'Ann', '', '', 'Other', '2035-01-01', 1, '', '', '', 'pending' FROM generate_series(1, 2)`;
    expect((await difference(() => bookings.dataSource.query(twice))).vip.more).toBe(2);
    await bookings.dataSource.query('TRUNCATE vip_bookings');
    expect((await news()).vip.total).toBe(0);
  });

  it('are nothing to whom knows them, until something changes', async () => {
    const headers = { authorization: `Bearer ${bookings.services.keys.token()}` };
    const ask = (tag: string) => fetch(bookings.url + path, { headers: { ...headers, 'if-none-match': tag } });
    const first = await ask('"none"');
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const tag = first.headers.get('etag') ?? '';
    const second = await ask(tag);
    expect([second.status, await second.text()]).toEqual([304, '']);
    await bookings.vip();
    expect((await ask(tag)).status).toBe(200);
  });

  it('are for admins alone', async () => {
    expect((await bookings.call('GET', path)).status).toBe(401);
    const authorization = `Bearer ${bookings.services.keys.token({ userType: 'customer' })}`;
    expect((await bookings.call('GET', path, undefined, { authorization })).status).toBe(403);
  });
});
