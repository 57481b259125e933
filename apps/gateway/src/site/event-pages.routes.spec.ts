import 'reflect-metadata';
import { venue } from '@rover/venue/venue';
import { OpenSite, titleOf } from '../testing/open-site.js';

let site: OpenSite;

beforeEach(async () => {
  site = await OpenSite.open();
});

afterEach(() => site.close());

const get: OpenSite['get'] = (...asked) => site.get(...asked);

const photo = '/media/5e551070-0000-4000-8000-000000000007/photo-1000x750.jpg';

/** What stands in the places of its first screen. */
const screenOf = (html: string) => [...html.matchAll(/<i>(.*?)<\/i>/g)].map(([, text]) => text);

describe('the page of an event', () => {
  it('tells of the event, asked of events once', async () => {
    site.events.add({ slug: 'quiz', title: 'The Quiz' });
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/events/quiz')));
    for (const { status, html } of pages) expect([status, titleOf(html)]).toEqual([200, 'The Quiz | The Wild Rover']);
    expect(site.events.asked).toBe(1);
    const etag = pages[0]?.headers.get('etag') ?? '';
    expect((await get('/events/quiz', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is another as soon as the event is', async () => {
    const event = site.events.add({ slug: 'quiz', title: 'The Quiz' });
    await get('/events/quiz');
    event.title = 'The Fair Quiz';
    await site.tell('event.counted', { eventId: event.id, slug: event.slug, registered: 1 });
    expect(titleOf((await get('/events/quiz')).html)).toBe('The Fair Quiz | The Wild Rover');
  });

  it('begins with what is seen first of an event, which stays text', async () => {
    const title = '</title><script>alert(1)</script> $& {{price}} "Sláinte"';
    site.events.add({ slug: 'quiz', title, price: 'MXN$950', image: '/herophotos/session.jpg' });
    const { html } = await get('/events/quiz');
    expect(screenOf(html)).toEqual([
      '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; {{price}} &quot;Sláinte&quot;',
      'MXN$950',
      '/herophotos/session.jpg',
      '',
      expect.stringMatching(/^\/herophotos\/session-\d+\.avif \d+w, /),
      expect.stringMatching(/^\/herophotos\/session-\d+\.webp \d+w, /),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
    ]);
  });

  it.each([
    [
      'an uploaded photo in its widths',
      photo,
      [photo, `${photo}?w=480 480w, ${photo}?w=800 800w, ${photo} 1000w`, '', '', ''],
    ],
    [
      'one from elsewhere',
      'https://elsewhere.test/a.jpg?b&c',
      ['https://elsewhere.test/a.jpg?b&amp;c', '', '', '', ''],
    ],
    [
      'the pub’s own where what it has is none',
      'javascript:alert(1)',
      [venue.event.image, '', expect.any(String), expect.any(String), expect.any(String)],
    ],
  ])('begins with its picture: %s', async (_which, image, shown) => {
    site.events.add({ slug: 'quiz', image });
    expect(screenOf((await get('/events/quiz')).html)?.slice(2)).toEqual(shown);
  });

  it('begins as a page of which nothing is known where it has no usable day', async () => {
    site.events.add({ slug: 'quiz', eventDate: 'someday', date: '' });
    const { status, html } = await get('/events/quiz');
    expect([status, screenOf(html)]).toEqual([200, []]);
  });

  it('is told of on the page of all events while it is to come, and not after', async () => {
    site.events.add({ slug: 'quiz', title: 'Quiz & Chips', eventDate: '2099-01-01' });
    site.events.add({ slug: 'over', eventDate: '2020-01-01' });
    const { html, headers } = await get('/events');
    expect(html).toContain(
      '<a href="/events/quiz">Quiz &amp; Chips</a></b><br>Thu 1 Jan 2099, 7:00 PM – 2:00 AM. Free Entry',
    );
    expect(html).not.toContain('/events/over');
    expect(titleOf(html)).toBe('Upcoming Events | The Wild Rover');
    expect((await get('/events', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
  });

  it('is a 404 where there is none', async () => {
    for (const slug of ['nobody-knows', 'UPPER', '%00', '..%2fadmin']) {
      expect([slug, (await get(`/events/${slug}`)).status]).toEqual([slug, 404]);
    }
  });

  it('leads on from an address it had before or in capitals, along with what was asked', async () => {
    site.events.add({ slug: 'quiz' });
    site.events.movedTo.set('old-quiz', 'quiz');
    for (const address of ['/events/old-quiz?from=poster', '/events/QUIZ?from=poster']) {
      const { status, headers } = await get(address);
      expect([status, headers.get('location')]).toEqual([301, '/events/quiz?from=poster']);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('is a page all the same while events is down', async () => {
    await site.events.close();
    const { status, html } = await get('/events/quiz');
    expect([status, titleOf(html)]).toEqual([200, 'Event | The Wild Rover']);
    expect(html).not.toMatch(/canonical|noindex/);
    const all = await get('/events');
    expect([all.status, titleOf(all.html)]).toEqual([200, 'Upcoming Events | The Wild Rover']);
    expect(all.html).toContain('<div id="root">What is on.</div>');
  });

  it('does not wait long for events', async () => {
    site.events.add({ slug: 'quiz' });
    site.events.delay = 2_200;
    const asked = Date.now();
    expect(titleOf((await get('/events/quiz')).html)).toBe('Event | The Wild Rover');
    expect(Date.now() - asked).toBeLessThan(1_900);
  });

  it('makes nobody’s thousand guesses the work of events', async () => {
    const guesses = Array.from({ length: 350 }, (_, number) => get(`/events/guess-${number}`));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([404, 200]));
    expect(site.events.asked).toBe(300);
  });
});
