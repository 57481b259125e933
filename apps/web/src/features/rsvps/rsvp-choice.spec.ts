import { readRsvpChoice, sortedBy, writeRsvpChoice } from './rsvp-choice.js';

const read = (text: string) => readRsvpChoice(new URLSearchParams(text));

describe('the choice in the address', () => {
  it('is all, the newest first, when nothing is said', () => {
    expect(read('')).toEqual({ search: '', status: 'all', sort: 'createdAt', order: 'desc', page: 1 });
  });

  it.each(['status=gone', 'sort=password', 'order=up', 'page=-1', 'page=1.5', 'page=x'])('passes over %s', (text) => {
    expect(read(text)).toEqual(read(''));
  });

  it('comes back as it was written, beside what else stands there', () => {
    const choice = { search: 'o’brien & co', status: 'pending', sort: 'guests', order: 'asc', page: 3 } as const;
    const params = writeRsvpChoice(new URLSearchParams('tab=rsvps'), choice);
    expect(readRsvpChoice(params)).toEqual(choice);
    expect(params.get('tab')).toBe('rsvps');
  });

  it('leaves defaults out', () => {
    expect(writeRsvpChoice(new URLSearchParams('tab=rsvps&page=2'), read('')).toString()).toBe('tab=rsvps');
  });
});

describe('a press on a header', () => {
  it('turns the order of its own field', () => {
    expect(sortedBy(read('sort=guests&order=desc'), 'guests').order).toBe('asc');
  });

  it('starts names at A and figures at the top, on the first page', () => {
    expect(sortedBy(read('page=4'), 'fullName')).toMatchObject({ sort: 'fullName', order: 'asc', page: 1 });
    expect(sortedBy(read(''), 'guests').order).toBe('desc');
  });
});
