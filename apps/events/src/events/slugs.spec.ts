import { slugOf } from './slugs.js';

describe('the slug of a title', () => {
  it.each([
    ['Día de Muertos', 'dia-de-muertos'],
    ['O’Malley’s Quiz & Karaoke', 'omalleys-quiz-and-karaoke'],
    ['Live Music/Karaoke', 'live-music-karaoke'],
    ['Trad session—all night', 'trad-session-all-night'],
    ['Rock – Pop', 'rock-pop'],
    ['Quiz: the final', 'quiz-the-final'],
    ['ﬁne <b>fiddles</b>', 'fine-b-fiddles-b'],
    ['🍀', 'event'],
    ['RSVP', 'rsvp-event'],
    [`${'fiddle '.repeat(20)}`, 'fiddle-fiddle-fiddle-fiddle-fiddle-fiddle-fiddle-fiddle-fiddle-fiddle-fiddle-fid'],
  ])('"%s" is %s', (title, slug) => expect(slugOf(title)).toBe(slug));
});
