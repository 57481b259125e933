import 'reflect-metadata';
import { OpenSite } from '../testing/open-site.js';

let site: OpenSite;

beforeEach(async () => {
  site = await OpenSite.open();
});

afterEach(() => site.close());

const get: OpenSite['get'] = (...asked) => site.get(...asked);

describe('what search engines and phones ask for', () => {
  it('has a map with the events, or without them while nobody can tell them', async () => {
    site.events.add({ slug: 'quiz', eventDate: '2099-01-01' });
    const { headers, html } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(html).toContain('<loc>https://pub.example/events/quiz</loc>');
    await site.reopen({ EVENTS_URL: 'http://127.0.0.1:1' });
    const alone = await get('/sitemap.xml');
    expect(alone.status).toBe(200);
    expect(alone.html).toContain('<loc>https://pub.example/menu</loc>');
  });

  it('says what is theirs to read', async () => {
    const { headers, html } = await get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(html.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /admin', 'Disallow: /api/', 'Sitemap: https://pub.example/sitemap.xml']),
    );
  });

  it('fits on a home screen', async () => {
    const { headers, html } = await get('/site.webmanifest', { headers: { 'accept-encoding': 'identity' } });
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(html)).toMatchObject({
      short_name: 'The Wild Rover',
      start_url: '/',
      theme_color: '#0d3326',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    });
  });
});
