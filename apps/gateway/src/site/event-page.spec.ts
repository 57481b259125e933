import type { EventView } from '@rover/contracts/events';
import { anEvent } from '../testing/an-event.js';
import { eventPage } from './event-page.js';
import { PublicAddresses } from './public-addresses.js';

const addresses = new PublicAddresses('https://pub.example');

/** The page of an event, and what a reader without scripts finds in it. */
function read(event: Partial<EventView> = {}) {
  const { head, body } = eventPage(anEvent(event), addresses);
  const meta = Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
      name,
      unescaped(content ?? ''),
    ]),
  );
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null';
  return { head, body, meta, data: JSON.parse(data) };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('the page of an event', () => {
  it('says what, when, for how much and where, in the first line that a preview shows', () => {
    const { head, meta } = read();
    expect(head).toContain('<title>Trad Session | The Wild Rover</title>');
    expect(head).toContain('<link rel="canonical" href="https://pub.example/events/trad-session" />');
    expect(meta.description).toBe(
      'Sat 28 Nov 2026, 7:00 PM – 2:00 AM. Free Entry. Fiddle, flute and bodhrán in the corner.',
    );
    expect(meta).toMatchObject({
      'og:title': 'Trad Session',
      'og:description': meta.description,
      'og:url': 'https://pub.example/events/trad-session',
      'og:site_name': 'The Wild Rover',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Trad Session',
    });
    expect(meta.robots).toBeUndefined();
  });

  it.each([
    '</title><script>alert(1)</script>',
    '</noscript><script>alert(1)</script>',
    '"Sláinte" & \'Cheers\'',
    '🎻 Craic $& $1 $`',
    '<!-- <script>',
    'one\u2028two',
    '&amp; &lt;b&gt;',
  ])('carries the title %j unharmed, and nothing gets out of it', (title) => {
    const { head, body, meta, data } = read({ title, description: title, location: title, price: title });
    expect(meta['og:title']).toBe(title);
    expect(data).toMatchObject({ name: title, description: title, location: { name: title } });
    expect(head + body).not.toMatch(/<script>|<!--/);
    expect(body.match(/<\/noscript>/g)).toHaveLength(1);
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(head.match(/<\/title>/g)).toHaveLength(1);
    expect(body.slice(body.indexOf('<script'))).not.toMatch(/[\u2028\u2029]/);
  });

  it.each([
    ['/herophotos/session.jpg', 'type="image/avif" imagesrcset="/herophotos/session-'],
    [
      '/media/5e551070-0000-4000-8000-000000000007/photo-1000x750.jpg',
      'href="/media/5e551070-0000-4000-8000-000000000007/photo-1000x750.jpg" imagesrcset="/media/5e551070-0000-4000-8000-000000000007/photo-1000x750.jpg?w=480 480w, ',
    ],
  ])('has the picture %s of the pub fetched early', (image, link) => {
    expect(read({ image }).head).toContain(`<link rel="preload" as="image" ${link}`);
  });

  it('fetches no picture from elsewhere before the page does', () => {
    expect(read({ image: 'https://elsewhere.test/a.jpg' }).head).not.toContain('preload');
  });

  it('shortens a long story at a word', () => {
    const { meta } = read({ description: 'stout '.repeat(80) });
    expect(meta.description?.length).toBeLessThanOrEqual(301);
    expect(meta.description).toMatch(/ stout…$/);
  });

  it('tells all of it to whom runs no scripts, and the editor’s words as text', () => {
    const { body } = read({
      extendedDescription:
        '<h2>Line-up</h2><ol><li>Fish &amp; chips</li><li><a href="https://x.test">Reels</a></li></ol>',
    });
    expect(body).toMatch(/<h1[^>]*>Trad Session<\/h1>/);
    expect(body).toContain('Saturday, 28 November 2026');
    for (const words of ['Line-up', 'Fish &amp; chips', 'Reels']) expect(body).toContain(`>${words}</p>`);
    expect(body).not.toContain('x.test');
  });

  it('has no dates, but is a page, where an event has no day', () => {
    const { meta, data } = read({ eventDate: '', date: '' });
    expect(meta.description).toBe('Free Entry. Fiddle, flute and bodhrán in the corner.');
    expect(data).toBeNull();
  });
});

describe('the event that search engines read', () => {
  it('is at the pub, from when to when, with the offset of Cabo', () => {
    const { data } = read();
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      startDate: '2026-11-28T19:00:00-07:00',
      endDate: '2026-11-29T02:00:00-07:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'The Wild Rover',
        address: { '@type': 'PostalAddress', addressLocality: 'Cabo San Lucas' },
        geo: { '@type': 'GeoCoordinates' },
      },
      organizer: { '@id': 'https://pub.example/#pub', name: 'The Wild Rover', url: 'https://pub.example/' },
      isAccessibleForFree: true,
      offers: {
        price: 0,
        priceCurrency: 'MXN',
        availability: 'https://schema.org/InStock',
        validThrough: '2026-11-29T02:00:00-07:00',
      },
    });
    expect(data).not.toHaveProperty('remainingAttendeeCapacity');
    expect(data).not.toHaveProperty('eventSchedule');
  });

  it('is where it says, when that is not the pub', () => {
    const { data } = read({ location: 'Médano Beach, the big tent' });
    expect(data.location).toMatchObject({ name: 'Médano Beach, the big tent', address: 'Médano Beach, the big tent' });
    expect(data.location).not.toHaveProperty('geo');
  });

  it('costs what its price says, where that is a number', () => {
    expect(read({ price: '$20' }).data).toMatchObject({
      isAccessibleForFree: false,
      offers: { price: 20, priceCurrency: 'USD' },
    });
    const { data } = read({ price: 'Ask the barman' });
    expect(data.offers).toMatchObject({ description: 'Ask the barman' });
    expect(data.offers).not.toHaveProperty('price');
    expect(data).not.toHaveProperty('isAccessibleForFree');
  });

  it('is sold out when it is full, and tells the places left only where the site does', () => {
    const full = read({ capacity: 50, registered: 52, showCapacity: true }).data;
    expect(full).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
      maximumAttendeeCapacity: 50,
      remainingAttendeeCapacity: 0,
    });
    expect(read({ capacity: 50, registered: 12, showCapacity: true }).data.remainingAttendeeCapacity).toBe(38);
    const unlimited = read({ capacity: 0, registered: 12, showCapacity: true }).data;
    expect(unlimited.offers.availability).toBe('https://schema.org/InStock');
    expect(unlimited).not.toHaveProperty('remainingAttendeeCapacity');
  });

  it('comes again every year when it does', () => {
    expect(read({ recurring: true }).data.eventSchedule).toMatchObject({
      '@type': 'Schedule',
      repeatFrequency: 'P1Y',
      startDate: '2026-11-28',
      scheduleTimezone: 'America/Mazatlan',
    });
  });
});

describe('the picture where an event is shared', () => {
  const pubImage = 'https://pub.example/social/the-wild-rover.jpg';
  const upload = '/media/0b8f6a52-2a3c-4c53-9d3c-1f2a3b4c5d6e/photo-2400x1600';
  const small = '/media/0b8f6a52-2a3c-4c53-9d3c-1f2a3b4c5d6e/photo-1080x1350';

  it.each([
    ['the one chosen for it', { socialImage: '/media/x/share.jpg' }, 'https://pub.example/media/x/share.jpg'],
    ['the one chosen, elsewhere', { socialImage: 'https://cdn.test/a.png' }, 'https://cdn.test/a.png'],
    [
      'a photo that was uploaded, not too large for chats',
      { image: `${upload}.jpg` },
      `https://pub.example${upload}.jpg?w=1200`,
    ],
    ['a photo that can be seen through, as it is', { image: `${upload}.png` }, `https://pub.example${upload}.png`],
    ['the pub’s, when most could not show the photo', { image: `${upload}.webp` }, pubImage],
    ['the pub’s, when the photo is borrowed from it', { image: '/herophotos/session.jpg' }, pubImage],
    ['the pub’s, when the photo is elsewhere', { image: 'https://cdn.test/a.jpg' }, pubImage],
    ['the pub’s, when what was chosen is no address', { socialImage: 'javascript:alert(1)' }, pubImage],
    ['the pub’s, when what was chosen leads away', { socialImage: '//cdn.test/a.jpg' }, pubImage],
  ])('is %s', (_, event, url) => {
    const { meta, data } = read(event);
    expect([meta['og:image'], meta['twitter:image'], data.image]).toEqual([url, url, [url]]);
  });

  it('has its size where it is known', () => {
    expect(read().meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    const photo = read({ image: `${upload}.jpg` }).meta;
    expect(photo).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '800',
      'og:image:type': 'image/jpeg',
      'og:image:alt': 'Trad Session',
    });
    expect(read({ image: `${small}.jpg` }).meta).toMatchObject({
      'og:image': `https://pub.example${small}.jpg?w=1200`,
      'og:image:width': '1080',
      'og:image:height': '1350',
    });
  });
});
