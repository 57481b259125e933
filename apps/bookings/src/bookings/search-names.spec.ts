import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

const people = ['Seán O’Brien', 'José Muñoz', "Aoife O'Doyle", 'Jörg Weiß'];

beforeAll(async () => {
  bookings = await OpenBookings.open();
  const { eventId } = await bookings.event({ title: 'Céilí Mór', capacity: 0 });
  for (const name of people) {
    await bookings.rsvp({ eventId, fullName: name });
    await bookings.vip({ hostName: name });
  }
});
afterAll(() => bookings?.close());

describe('a name is found with its accents or without, with the apostrophe of an iPhone or of a keyboard', () => {
  it.each([
    ["o'brien", ['Seán O’Brien']],
    ['sean', ['Seán O’Brien']],
    ['SEÁN O’B', ['Seán O’Brien']],
    ['jose', ['José Muñoz']],
    ['munoz', ['José Muñoz']],
    ['sé muñ', ['José Muñoz']],
    ['O’Doyle', ["Aoife O'Doyle"]],
    ['oʼdoyle', ["Aoife O'Doyle"]],
    ['weiss', ['Jörg Weiß']],
    ['o_brien', []],
  ])('by %j', async (search, found) => {
    const { rsvpBookings } = await bookings.list({ search });
    expect(rsvpBookings.map(({ fullName }) => fullName)).toEqual(found);
    const { vipBookings } = await bookings.vipList({ search });
    expect(vipBookings.map(({ hostName }) => hostName)).toEqual(found);
  });

  it('and so is what an event is called', async () => {
    expect((await bookings.list({ search: 'ceili mor' })).total).toBe(people.length);
  });
});
