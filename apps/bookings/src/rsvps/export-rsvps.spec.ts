import { exportHeaders } from '@rover/contracts/exports';
import { eventually } from '@rover/platform/testing/eventually';
import { readCsv } from '@rover/platform/testing/read-csv';
import { venueToday } from '@rover/venue/events/event-clock';
import { enterCrowd } from '../testing/crowd.js';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;
let eventId: string;

beforeAll(async () => {
  bookings = await OpenBookings.open();
  ({ eventId } = await bookings.event({ title: 'Trad Session', eventDate: '2035-03-17', capacity: 0 }));
});
beforeEach(() => bookings.dataSource.query('TRUNCATE rsvps'));
afterAll(() => bookings?.close());

function exported(query: Record<string, string> = {}): Promise<Response> {
  const authorization = `Bearer ${bookings.services.keys.token()}`;
  return fetch(`${bookings.url}/api/admin/rsvp-bookings/export?${new URLSearchParams(query)}`, {
    headers: { authorization },
  });
}

const rows = async (query: Record<string, string> = {}) => readCsv(await (await exported(query)).text());
const names = async (query: Record<string, string>) => (await rows(query)).map((row) => row['Guest Name']);

const crowd = (size: number) => enterCrowd(bookings.dataSource, eventId, size);

describe('the file of RSVPs', () => {
  it('is named for its day, and says how many rows it has', async () => {
    await crowd(3);
    const { status, headers } = await exported();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="rsvp-bookings-${venueToday()}.csv"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get(exportHeaders.rows)).toBe('3');
  });

  it('says of an RSVP what the desk does, with the time at the pub', async () => {
    await bookings.rsvp({
      eventId,
      fullName: 'Zoë "Grace" O’Malley, Jr',
      email: 'zoe@guest.test',
      guests: 4,
      specialRequests: 'Window, please\nand a high chair',
    });
    await bookings.dataSource.query("UPDATE rsvps SET created_at = '2030-01-02T03:04:05Z'");
    expect(await rows()).toEqual([
      {
        'Guest Name': 'Zoë "Grace" O’Malley, Jr',
        Email: 'zoe@guest.test',
        Phone: "'+52 624 555 0100",
        Event: 'Trad Session',
        'Event Date': '2035-03-17',
        Guests: '4',
        Status: 'confirmed',
        'Special Requests': 'Window, please\nand a high chair',
        Booked: '2030-01-01 20:04',
      },
    ]);
  });

  it('begins with the mark by which Excel knows UTF-8, and ends rows in CRLF and nothing else', async () => {
    await bookings.rsvp({ eventId, specialRequests: 'one\r\ntwo' });
    const file = Buffer.from(await (await exported()).arrayBuffer());
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file.toString().split('\r\n')).toHaveLength(3);
  });

  it('keeps a request of several lines in its cell', async () => {
    await bookings.rsvp({ eventId, specialRequests: 'By the window\nand a high chair' });
    expect(await rows()).toMatchObject([
      { 'Special Requests': 'By the window\nand a high chair', Status: 'confirmed' },
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1'])('has no cell that calculates: %s', async (hostile) => {
    await bookings.rsvp({ eventId, fullName: hostile, specialRequests: hostile });
    expect(await rows()).toMatchObject([{ 'Guest Name': `'${hostile}`, 'Special Requests': `'${hostile}` }]);
  });

  it.each(['0871234567', '00353871234567', '526245550142'])('keeps all digits of a phone number: %s', async (phone) => {
    await bookings.rsvp({ eventId, phone });
    expect(await rows()).toMatchObject([{ Phone: `'${phone}` }]);
  });

  it('leaves alone what a spreadsheet reads as it stands', async () => {
    await bookings.rsvp({ eventId, phone: '087 123 4567', specialRequests: '6245550142' });
    expect(await rows()).toMatchObject([{ Phone: '087 123 4567', 'Special Requests': '6245550142' }]);
  });

  it('holds what is searched and filtered for, in the order asked for, whatever page', async () => {
    await crowd(12);
    await bookings.dataSource.query("UPDATE rsvps SET status = 'cancelled' WHERE full_name = 'Guest 11'");
    expect(await names({ search: 'guest 1', sort: 'fullName', order: 'desc', page: '2', pageSize: '1' })).toEqual([
      'Guest 12',
      'Guest 11',
      'Guest 10',
      'Guest 1',
    ]);
    expect(await names({ status: 'cancelled' })).toEqual(['Guest 11']);
    expect(await names({ search: 'nobody' })).toEqual([]);
  });

  it('is whole and in order beyond one batch, and as it was at one moment', async () => {
    await crowd(1_234);
    const response = await exported({ order: 'asc' });
    const rsvp = bookings.rsvp({ eventId, fullName: 'Late' });
    const guests = readCsv(await response.text()).map((row) => row['Guest Name']);
    expect((await rsvp).status).toBe(201);
    expect(guests).toEqual(Array.from({ length: 1_234 }, (_, index) => `Guest ${index + 1}`));
  });

  it('leaves no connection taken, however it ends', async () => {
    await crowd(5_000);
    for (let time = 0; time < 15; time += 1) await (await exported()).body?.cancel();
    await exported().then((response) => response.text());
    const walking = async () => {
      const [row]: [{ count: number }] = await bookings.dataSource.query(
        `SELECT count(*)::integer FROM pg_stat_activity
         WHERE state LIKE 'idle in transaction%' AND datname = current_database()`,
      );
      return row.count;
    };
    await eventually(async () => expect(await walking()).toBe(0));
  });

  it.each<Record<string, string>>([{ status: 'asleep' }, { sort: 'password' }, { eventId: 'x' }])(
    'refuses %j',
    async (query) => {
      expect((await exported(query)).status).toBe(400);
    },
  );
});
