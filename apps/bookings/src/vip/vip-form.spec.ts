import { blank, expectRefusal, never, unaddressable } from '../testing/bad-forms.js';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const hostName = [...never, ...blank];
const hostPhone = [...never, ...blank, '+52\n624'];
const eventType = [...never, ...blank, 'Birthday', 'birthdays', '__proto__', ['Birthdays']];
const eventDate = [...never, ...blank, '2030-02-30', '30/11/2030', '2030-1-1', '2030-11-30T00:00:00Z', 20301130];
const guestCount = [...never, ...blank, 0, -1, '1.5', 'four', '0x2', '1e3', 2_147_483_648, 1e30, [4]];
const eventLocation = [...never, '   ', 'The Roof', 'vip lounge', 0, ['VIP Lounge']];
const status = [...never, ...blank, 'CONFIRMED', 'waiting'];

describe('the VIP form', () => {
  it.each<[string, unknown[]]>([
    ['hostName', [undefined, ...hostName]],
    ['hostEmail', [undefined, ...unaddressable]],
    ['hostPhone', [undefined, ...hostPhone]],
    ['eventType', [undefined, ...eventType]],
    ['eventDate', [undefined, ...eventDate]],
    ['guestCount', [undefined, ...guestCount]],
    ['eventLocation', eventLocation],
    ['specialRequests', never],
    ['buttonSource', never],
  ])('refuses a bad %s by name', async (field, values) => {
    for (const value of values) expectRefusal(await bookings.vip({ [field]: value }), field);
    expect((await bookings.vipList()).total).toBe(0);
  });

  it('names everything that is missing at once', async () => {
    const { body } = await bookings.call('POST', '/api/vip/book', {});
    const missing = ['hostName', 'hostEmail', 'hostPhone', 'eventType', 'eventDate', 'guestCount'];
    expect(body.errors.map(({ field }) => field)).toEqual(missing);
  });
});

describe('the edit form', () => {
  it.each<[string, unknown[]]>([
    ['hostName', hostName],
    ['hostEmail', unaddressable],
    ['hostPhone', hostPhone],
    ['eventType', eventType],
    ['eventDate', eventDate],
    ['guestCount', guestCount],
    ['eventLocation', eventLocation],
    ['specialRequests', never],
    ['status', status],
  ])('refuses a bad %s by name', async (field, values) => {
    const { booking } = (await bookings.vip()).body;
    const path = `/api/admin/vip-bookings/${booking.id}`;
    for (const value of values) expectRefusal(await bookings.asAdmin('PUT', path, { [field]: value }), field);
    expect((await bookings.vipList({ pageSize: '1' })).vipBookings).toEqual([booking]);
  });
});

describe('the query of the list', () => {
  it.each<[string, string[]]>([
    ['status', ['', 'CONFIRMED', 'gone']],
    ['sort', ['', 'hostPhone', 'created_at', '__proto__']],
    ['order', ['', 'up', 'ASC; DROP TABLE vip_bookings']],
    ['page', ['0', '-1', 'one', '1.5', '99999999999']],
    ['pageSize', ['0', '501', 'all']],
    ['search', ['x'.repeat(201), 'a\u0000b']],
  ])('refuses a bad %s by name', async (field, values) => {
    for (const value of values) {
      const query = new URLSearchParams({ [field]: value });
      expectRefusal(await bookings.asAdmin('GET', `/api/admin/vip-bookings?${query}`), field);
    }
  });
});
