import { readEvent } from './read-event.js';

const nothing = { images: [], videos: [], voiceNotes: [], additionalContent: [] };

describe('an event that says little of itself', () => {
  it.each([undefined, null])('gets the defaults of the pub for what is %p', (open) => {
    const told = Object.fromEntries(
      ['location', 'locationUrl', 'description', 'extendedDescription', 'capacity', 'registered', 'price', 'image']
        .concat('socialImage', 'media', 'startTime', 'endTime', 'time', 'showCapacity', 'recurring')
        .map((field) => [field, open]),
    );
    expect(readEvent({ ...told, id: '1', slug: 'quiz', title: 'Quiz', eventDate: '2026-11-28' })).toMatchObject({
      id: '1',
      slug: 'quiz',
      title: 'Quiz',
      eventDate: '2026-11-28',
      location: 'The Wild Rover',
      locationUrl: expect.stringMatching(/^https:/),
      description: '',
      extendedDescription: '',
      capacity: 100,
      registered: 0,
      price: 'Free Entry',
      image: '/herophotos/bar-at-dusk.jpg',
      socialImage: null,
      recurring: false,
      media: nothing,
    });
  });

  it('is on the day of its older date', () => {
    expect(readEvent({ date: '2026-11-28' }).eventDate).toBe('2026-11-28');
    expect(readEvent({ date: '2026-11-28', eventDate: null }).eventDate).toBe('2026-11-28');
    expect(readEvent({ date: '2026-11-28', eventDate: '2026-11-29' }).eventDate).toBe('2026-11-29');
  });

  it('has its times left to the event clock', () => {
    expect(readEvent({ time: '18:00 - 23:00' })).toMatchObject({ startTime: '', endTime: '', time: '18:00 - 23:00' });
  });

  it('keeps what it says, if it is nought or empty', () => {
    const told = { capacity: 0, price: '', showCapacity: false };
    expect(readEvent(told)).toMatchObject(told);
  });

  it('may have some media only, without captions or addresses', () => {
    expect(readEvent({ media: { images: [{ url: '/a.jpg' }, { caption: 'Gone' }], videos: null } }).media).toEqual({
      ...nothing,
      images: [
        { url: '/a.jpg', caption: '' },
        { url: '', caption: 'Gone' },
      ],
    });
  });
});
