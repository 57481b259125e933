import { blank, expectRefusal, never, unaddressable } from '../testing/bad-forms.js';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const fullName = [...never, ...blank];
const guests = [...never, ...blank, 0, 9, -1, '1.5', 'four', '0x2', '1e0', 1e30, [4]];
const status = [...never, ...blank, 'CONFIRMED', 'waiting', '__proto__'];

describe('the RSVP form', () => {
  it.each<[string, unknown[]]>([
    ['fullName', [undefined, ...fullName]],
    ['email', [undefined, ...unaddressable]],
    ['phone', never],
    ['guests', guests],
    ['specialRequests', never],
    ['eventId', [undefined, ...never, ...blank, 'not-an-id', "' OR 1=1 --"]],
  ])('refuses a bad %s by name', async (field, values) => {
    const { eventId } = await bookings.event({ capacity: 0 });
    for (const value of values) expectRefusal(await bookings.rsvp({ eventId, [field]: value }), field);
    expect((await bookings.list({ eventId })).total).toBe(0);
  });

  it('names everything that is wrong at once', async () => {
    const { body } = await bookings.call('POST', '/api/events/rsvp', {});
    expect(body.errors.map(({ field }) => field)).toEqual(['fullName', 'email', 'eventId']);
    expect(body.message).toBe(body.errors.map(({ message }) => message).join(' '));
  });

  it('drops what it does not know', async () => {
    const { eventId } = await bookings.event();
    const extra = { status: 'cancelled', id: 'mine', createdAt: 'never', cancelTokenHash: 'x', isAdmin: true };
    const { status, body } = await bookings.rsvp({ eventId, ...extra });
    expect([status, body.rsvp.status]).toEqual([201, 'confirmed']);
    expect(body.rsvp.id).not.toBe('mine');
  });
});

describe('the edit form', () => {
  it.each<[string, unknown[]]>([
    ['fullName', fullName],
    ['email', unaddressable],
    ['phone', never],
    ['guests', guests],
    ['specialRequests', never],
    ['status', status],
  ])('refuses a bad %s by name', async (field, values) => {
    const { eventId } = await bookings.event();
    const { rsvp } = (await bookings.rsvp({ eventId })).body;
    const path = `/api/admin/rsvp-bookings/${rsvp.id}`;
    for (const value of values) expectRefusal(await bookings.asAdmin('PUT', path, { [field]: value }), field);
    expect((await bookings.list({ eventId })).rsvpBookings).toEqual([rsvp]);
  });
});

describe('the cancel link', () => {
  it.each([undefined, null, '', 1, true, [], {}, ['a'], { length: 43 }])('refuses %j as a token', async (token) => {
    for (const path of ['lookup', 'cancel']) {
      expectRefusal(await bookings.call('POST', `/api/events/rsvp/${path}`, { token }), 'token');
    }
  });
});

describe('the query of the list', () => {
  it.each<[string, string[]]>([
    ['status', ['', 'CONFIRMED', 'gone']],
    ['sort', ['', 'password', 'created_at', '__proto__']],
    ['order', ['', 'up', 'ASC; DROP TABLE rsvps']],
    ['page', ['0', '-1', 'one', '1.5', '99999999999']],
    ['pageSize', ['0', '501', 'all']],
    ['eventId', ['', 'mine']],
    ['search', ['x'.repeat(201), 'a\u0000b']],
  ])('refuses a bad %s by name', async (field, values) => {
    for (const value of values) {
      const query = new URLSearchParams({ [field]: value });
      expectRefusal(await bookings.asAdmin('GET', `/api/admin/rsvp-bookings?${query}`), field);
    }
    const twice = await bookings.asAdmin('GET', `/api/admin/rsvp-bookings?${field}=1&${field}=2`);
    expectRefusal(twice, field);
  });
});
