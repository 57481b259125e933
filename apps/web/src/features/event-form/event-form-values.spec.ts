import type { EventView } from '@rover/contracts/events';
import {
  blankEvent,
  copiedEvent,
  eventInput,
  formValues,
  isCapacity,
  isPictureAddress,
  isWebLink,
  timeChoices,
} from './event-form-values.js';

describe('a new event', () => {
  it('is tonight from seven to two, for a hundred, free, at the pub', () => {
    expect(blankEvent(new Date('2026-11-29T03:00:00Z'))).toMatchObject({
      eventDate: '2026-11-28',
      startTime: '19:00',
      endTime: '02:00',
      capacity: '100',
      price: 'Free Entry',
      location: 'The Wild Rover',
      extendedDescription: '',
    });
  });
});

describe('what is sent', () => {
  const values = { ...blankEvent(), title: '  Trad Session ', description: ' Bring a fiddle. ' };

  it.each([
    ['40', 40],
    ['0', 0],
    ['', 0],
    ['many', 0],
  ])('capacity %p is %d', (capacity, sent) => {
    expect(eventInput({ ...values, capacity }).capacity).toBe(sent);
  });

  it('has no blanks around, no blank price, and does not recur', () => {
    expect(eventInput({ ...values, price: ' ', image: '', locationUrl: '' })).toMatchObject({
      title: 'Trad Session',
      description: 'Bring a fiddle.',
      price: 'Free Entry',
      image: '/herophotos/bar-at-dusk.jpg',
      locationUrl: expect.stringMatching(/^https:/),
      recurring: false,
    });
  });
});

describe('what is sent also under its older names', () => {
  it('is the day, from when to when, and which day of the week that is', () => {
    const values = { ...blankEvent(), eventDate: '2026-11-28', startTime: '18:30', endTime: '01:00' };
    expect(eventInput(values)).toMatchObject({
      eventDate: '2026-11-28',
      startTime: '18:30',
      endTime: '01:00',
      date: '2026-11-28',
      time: '18:30 - 01:00',
      dayOfWeek: 'Saturday',
    });
  });
});

describe('an event of before', () => {
  it('keeps its date and times from the older fields', () => {
    const event = { date: '2026-12-24', time: '18:15 - 23:45', capacity: 20 } as EventView;
    expect(formValues(event)).toMatchObject({
      eventDate: '2026-12-24',
      startTime: '18:15',
      endTime: '23:45',
      capacity: '20',
    });
  });

  it('keeps an odd time among the half hours', () => {
    expect(timeChoices('19:00')).toHaveLength(48);
    expect(timeChoices('19:00').at(-1)).toBe('23:30');
    expect(timeChoices('18:15').slice(36, 38)).toEqual(['18:00', '18:15']);
  });
});

describe('a map link', () => {
  it.each([
    ['https://maps.google.com/?q=1,2', true],
    ['', true],
    ['maps.google.com', false],
    ['javascript:alert(1)', false],
    ['the corner', false],
    ['https://maps.google.com/?q=The Wild Rover', false],
    ['https:maps.google.com', false],
    ['https://maps.google.com@evil.com/', false],
    ['https:\\\\maps.google.com', false],
  ])('%p: %p', (link, fine) => {
    expect(isWebLink(link)).toBe(fine);
  });
});

describe('the address of a picture', () => {
  it.each([
    ['/herophotos/session.jpg', true],
    ['https://pictures.test/a.jpg', true],
    ['', true],
    ['//elsewhere.test/a.jpg', false],
    ['session.jpg', false],
    ['/herophotos/my photo.jpg', false],
    ['/media/a.jpg?w=480', false],
    ['/media/../a.jpg', false],
    ['data:image/png;base64,AAAA', false],
  ])('%p: %p', (address, fine) => {
    expect(isPictureAddress(address)).toBe(fine);
  });
});

describe('a capacity', () => {
  it.each([
    ['', true],
    ['0', true],
    ['1000000', true],
    ['-3', false],
    ['12.9', false],
    ['1000001', false],
  ])('%p: %p', (typed, fine) => {
    expect(isCapacity(typed)).toBe(fine);
  });
});

describe('a copy of an event', () => {
  const now = new Date('2026-11-29T03:00:00Z');
  const event = { ...blankEvent(now), capacity: 20, title: 'Quiz', socialImage: '/media/a.jpg' };
  const original = event as unknown as EventView;

  it('is the same under a name of its own', () => {
    expect(copiedEvent({ ...original, eventDate: '2026-12-24' }, now)).toEqual({
      ...event,
      capacity: '20',
      title: 'Quiz (copy)',
      eventDate: '2026-12-24',
    });
  });

  it('is today when the day of the original is over', () => {
    expect(copiedEvent({ ...original, eventDate: '2026-03-17' }, now).eventDate).toBe('2026-11-28');
  });

  it('keeps a name that fits, and no half of a character', () => {
    const { title } = copiedEvent({ ...original, title: '🍀'.repeat(100) }, now);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(title).toBe(`${'🍀'.repeat(96)} (copy)`);
  });
});
