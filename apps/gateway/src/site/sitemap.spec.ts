import { anEvent } from '../testing/an-event.js';
import { PublicAddresses } from './public-addresses.js';
import { sitemapXml } from './sitemap.js';

const addresses = new PublicAddresses('https://pub.example');
const now = new Date('2026-11-28T20:00:00-07:00');
const found = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the map of the site', () => {
  it('has the pages that may be found, and no other', () => {
    const listed = found(sitemapXml([], addresses, { now }));
    expect(listed).toEqual(expect.arrayContaining(['https://pub.example/', 'https://pub.example/menu']));
    expect(listed.join(' ')).not.toMatch(/admin|login|cancel|eventSlug/);
  });

  it('has the events that are not over, and when they were last changed', () => {
    const xml = sitemapXml(
      [anEvent({ slug: 'tonight' }), anEvent({ slug: 'yesterday', eventDate: '2026-11-27' })],
      addresses,
      { now },
    );
    expect(xml).toContain(
      '<url><loc>https://pub.example/events/tonight</loc><lastmod>2026-11-21T19:00:00.000Z</lastmod></url>',
    );
    expect(xml).not.toContain('yesterday');
  });

  it('is no longer than a map may be, and the events are what is left out', () => {
    const many = Array.from({ length: 90 }, (_, number) => anEvent({ slug: `quiz-${number}` }));
    const listed = found(sitemapXml(many, addresses, { now, most: 60 }));
    expect(listed).toHaveLength(60);
    expect(listed).toContain('https://pub.example/events');
  });

  it('is XML, whatever the address of the site is', () => {
    const odd = new PublicAddresses("https://pub.example/a&b'c");
    expect(sitemapXml([], odd, { now })).toContain('<loc>https://pub.example/a&amp;b&#39;c/menu</loc>');
  });
});
