import { DomainError } from '../http/domain-error.js';
import { CalendarDay } from './calendar-day.js';
import { CleanText } from './clean-text.js';
import { DtoPipe } from './dto.pipe.js';
import { EmailAddress } from './email-address.js';
import { MessagePriority } from './message-priority.js';
import { OptionalNotNull } from './optional-not-null.js';
import { WebUrl, WebUrlOrSitePath } from './web-url.js';
import { WholeNumber } from './whole-number.js';

class Guest {
  @CleanText({ label: 'Full name', min: 1, max: 20 })
  name!: string;

  @EmailAddress()
  email!: string;

  @OptionalNotNull()
  @WholeNumber({ label: 'Guests', min: 1, max: 8 })
  guests?: number;

  @OptionalNotNull()
  @CleanText({ label: 'Note', max: 50, multiline: true })
  note?: string;

  @OptionalNotNull()
  @WebUrl({ label: 'Link', max: 100 })
  link?: string;

  @OptionalNotNull()
  @WebUrlOrSitePath({ label: 'Picture', max: 100 })
  picture?: string;

  @OptionalNotNull()
  @CalendarDay('Day')
  day?: string;
}

const valid = { name: 'Ann', email: 'ann@pub.test' };
const read = (body: unknown) => new DtoPipe().transform(body, { type: 'body', metatype: Guest });
const refusedFields = async (body: unknown) => {
  const error = await read(body).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DomainError);
  return (error as DomainError).errors.map(({ field }) => field);
};

describe('a form', () => {
  it('is tidied: trimmed, composed, unknown fields dropped, digits read as numbers', async () => {
    const guest = await read({ ...valid, name: '  Zoe\u0308 ', guests: '4', note: 'a\r\nb', isAdmin: true });
    expect({ ...(guest as object) }).toEqual({ ...valid, name: 'Zoë', guests: 4, note: 'a\nb' });
  });

  it.each([
    undefined,
    null,
    '',
    '   ',
    7,
    true,
    [],
    {},
    ['Ann'],
    'a\u0000b',
    'a\nb',
    'a\u2028b',
    '\ud800',
    'x'.repeat(10_240),
  ])('refuses the name %j', async (name) => expect(await refusedFields({ ...valid, name })).toEqual(['name']));

  it('takes what is as long, as large or as many as it may be, and nothing beyond', async () => {
    const link = `https://pub.test/${'x'.repeat(83)}`;
    const most = { ...valid, name: 'x'.repeat(20), guests: 8, note: 'x'.repeat(50), link };
    expect(await read(most)).toMatchObject(most);
    const more = { ...valid, name: 'x'.repeat(21), guests: 9, note: 'x'.repeat(51), link: `${link}x` };
    expect((await refusedFields(more)).sort()).toEqual(['guests', 'link', 'name', 'note']);
  });

  it('may have lines and tabs in a note, and no other control characters', async () => {
    expect(await read({ ...valid, note: 'a\n\tb' })).toMatchObject({ note: 'a\n\tb' });
    for (const note of ['a\u0007b', 'a\u007fb', 'a\u0085b']) {
      expect(await refusedFields({ ...valid, note })).toEqual(['note']);
    }
  });

  it.each(['\u200b', '\u2060\u200f', '\u3164', '\ufe0f \u00ad'])(
    'refuses a name that nobody sees: %j',
    async (name) => {
      expect(await refusedFields({ ...valid, name })).toEqual(['name']);
      const family = '👩\u200d👩\u200d👧';
      expect(await read({ ...valid, name: family })).toMatchObject({ name: family });
    },
  );

  it('takes out of a name what would turn the words around it', async () => {
    expect(await read({ ...valid, name: 'Ann\u202eBob' })).toMatchObject({ name: 'AnnBob' });
  });

  it('says of null in a text that may be left out what is wrong with it, not that it is required', async () => {
    await expect(read({ ...valid, note: null })).rejects.toThrow('Note must be text.');
    await expect(read({ ...valid, name: null })).rejects.toThrow('Full name is required.');
  });

  it.each([0, 9, 1.5, -1, '1.5', '', ' ', 'four', true, null, [4], {}, 1e30, '9'.repeat(400)])(
    'refuses %j guests',
    async (guests) => expect(await refusedFields({ ...valid, guests })).toEqual(['guests']),
  );

  it.each([
    'ann',
    'ann@pub',
    '"x@evil.com y"@b.co',
    'a b@pub.test',
    'ann@pub.test\r\nBcc: x@y.z',
    '=?utf-8?q?x=40evil.com=3E?=@pub.test',
    `${'a'.repeat(300)}@pub.test`,
  ])('refuses the address %j', async (email) => expect(await refusedFields({ ...valid, email })).toEqual(['email']));

  it.each([
    'javascript:alert(1)',
    'https://maps.google.com@evil.com',
    'ftp://pub.test',
    '//evil.com',
    'pub',
    'https://',
    'https://pub.test/a b',
    'https://pub.test\\@evil.com',
    'https://pub.test/a\r\nb',
  ])('refuses the link %j', async (link) => expect(await refusedFields({ ...valid, link })).toEqual(['link']));

  it.each(['//evil.com/a.jpg', '/../etc/passwd', '/\\evil.com', 'a.jpg', 'data:image/png;base64,AAAA'])(
    'refuses the picture %j',
    async (picture) => expect(await refusedFields({ ...valid, picture })).toEqual(['picture']),
  );

  it('says all that is wrong in sentences', async () => {
    await expect(read({ email: 'nowhere', day: 'soon' })).rejects.toMatchObject({
      message: expect.stringMatching(/^Full name is required\. Please enter a valid email address\. Day .+\.$/),
    });
  });

  it('takes a picture of the site and one from elsewhere', async () => {
    await expect(read({ ...valid, picture: '/herophotos/bar.jpg' })).resolves.toBeDefined();
    await expect(read({ ...valid, picture: 'https://cdn.pub.test/bar.jpg?w=2' })).resolves.toBeDefined();
  });

  it.each([[[]], ['text'], [7], [true]])('refuses a body that is %j', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'MALFORMED' });
  });
});

describe('a form with a weightiest problem', () => {
  @MessagePriority('Email is required.', 'Name is required.')
  class Card extends Guest {}

  it('tells that one alone, and every field by name', async () => {
    const refusal = new DtoPipe().transform({ guests: 0 }, { type: 'body', metatype: Card });
    await expect(refusal).rejects.toMatchObject({
      message: 'Email is required.',
      errors: [{ field: 'name' }, { field: 'email' }, { field: 'guests' }],
    });
  });

  it.each([
    null,
    '',
    20261128,
    '2026-02-30',
    '2026-13-01',
    '28/11/2026',
    '2026-11-28T00:00:00Z',
    '1999-12-31',
    ' 2026-11-28',
  ])('refuses the day %j', async (day) => expect(await refusedFields({ ...valid, day })).toEqual(['day']));

  it.each(['2000-01-01', '2028-02-29', '2199-12-31'])('takes the day %s', async (day) =>
    expect(await read({ ...valid, day })).toMatchObject({ day }),
  );
});

it.each([
  ['by nothing', undefined],
  ['by a type', Object],
  ['by a class that is imported as a type', Function],
])('a form is taken by nobody where it is declared %s: there are no rules for it', async (_, metatype) => {
  const taken = new DtoPipe().transform(valid, { type: 'body', metatype });
  await expect(taken).rejects.toThrow('imported as a type alone');
});
