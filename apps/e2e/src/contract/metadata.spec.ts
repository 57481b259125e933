import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { pages } from '@rover/contracts/pages';
import { foodMenu } from '@rover/venue/menu/menu-food';
import { type PageMetadata, pageMetadata } from '@rover/venue/page-metadata';
import { pageTitles, tabTitle } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import type { Pub } from '../support/pub.js';
import { readPage } from '../support/read-page.js';
import { test } from '../support/test.js';

test.use({ javaScriptEnabled: false });

/** What a pub says its address is, when nobody sets PUBLIC_URL. */
const publicUrl = (pub: Pub) => `http://localhost:${new URL(pub.url).port}`;

/** What made the browser fetch an address, in order; a later look into its own cache crosses no network. */
const initiatorsOf = (page: Page, address: string) =>
  page.evaluate((name) => {
    const fetches = performance.getEntriesByName(name) as PerformanceResourceTiming[];
    return fetches.filter((entry, index) => index === 0 || entry.transferSize > 0).map((entry) => entry.initiatorType);
  }, address);

/** Absolute addresses in a page that have our port, or none that we know. */
const ownAddresses = (html: string) => html.match(/https?:\/\/(?:localhost|127\.0\.0\.1|evil)[^"\s<]*/g) ?? [];

const { event: _event, doorList, ...fixed } = pages;
const words: Record<keyof typeof fixed, PageMetadata> = pageMetadata;

for (const [name, path] of Object.entries(fixed)) {
  const title = pageTitles[name as keyof typeof fixed];
  const { description, hidden } = words[name as keyof typeof fixed];

  test(`${path} says without scripts what it is`, async ({ page, pub }) => {
    const { status, meta, canonical, text: shown, html, ...read } = await readPage(page, path);
    const address = publicUrl(pub) + path;
    expect([status, read.title]).toEqual([200, tabTitle(title)]);
    expect(canonical).toBe(address);
    expect(meta).toMatchObject({
      description,
      'og:type': 'website',
      'og:site_name': venue.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': `${publicUrl(pub)}/social/the-wild-rover.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': `${publicUrl(pub)}/social/the-wild-rover.jpg`,
    });
    expect(meta.robots).toBe(hidden ? 'noindex' : undefined);
    // The first screen that scripts would wake has one as well, until the stylesheet is there and hides it.
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    for (const once of ['main', 'banner'] as const) await expect(page.getByRole(once)).toHaveCount(1);
    expect(shown).toContain(venue.phoneDisplay);
    for (const own of ownAddresses(html)) expect(own).toContain(publicUrl(pub));
  });
}

test('the page of a door list is there, and nobody shall find it', async ({ page }) => {
  const { status, meta, canonical, title } = await readPage(page, doorList.replace(':eventId', randomUUID()));
  expect([status, title, meta.robots]).toEqual([200, tabTitle(pageTitles.doorList), 'noindex']);
  expect([canonical, meta['og:url']]).toEqual([null, undefined]);
});

test('the venue is a pub with a kitchen on every page that may be found', async ({ page, pub }) => {
  for (const path of ['/', '/about', '/menu', '/events']) {
    const { data } = await readPage(page, path);
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': ['BarOrPub', 'Restaurant'],
        name: venue.name,
        url: `${publicUrl(pub)}/`,
        hasMenu: `${publicUrl(pub)}/menu`,
        openingHoursSpecification: [expect.objectContaining({ opens: '09:00', closes: '02:00' })],
      }),
    );
  }
});

test('the picture at the head of a page is fetched before a script asks for it, and once', async ({ browser, pub }) => {
  const page = await browser.newPage({ javaScriptEnabled: true, baseURL: pub.url });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  for (const path of [
    '/',
    '/about',
    '/menu',
    '/drinks',
    '/food',
    '/delivery',
    '/vip-packages',
    '/events',
    '/press',
    '/reviews',
  ]) {
    await page.goto(path);
    const hero = page.locator('main img[fetchpriority="high"]').first();
    const shown = () => hero.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''));
    let address = '';
    await expect.poll(async () => (address = await shown())).toMatch(/\.avif$/);
    expect([path, await initiatorsOf(page, address)]).toEqual([path, ['link']]);
  }
  expect(complaints.filter((words) => words.includes('preload'))).toEqual([]);
  await page.close();
});

test('the menu is read without scripts, every dish with its price', async ({ page }) => {
  const { text: shown, data } = await readPage(page, '/food');
  const menu = JSON.stringify(data.find((node) => node['@type'] === 'Menu'));
  for (const { name, price } of foodMenu.flatMap(({ items }) => items)) {
    expect(shown).toContain(`${name}, MXN$${price}`);
    expect(menu).toContain(JSON.stringify(name));
    expect(menu).toContain(`"price":${price},`);
  }
});

test('the picture where links are shared is a JPEG of 1200 x 630, light enough for every messenger', async ({
  page,
  request,
}) => {
  const { meta } = await readPage(page, '/');
  const response = await request.get(new URL(meta['og:image'] ?? '').pathname);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  expect((await response.body()).length).toBeLessThan(300_000);
  await page.goto(new URL(meta['og:image'] ?? '').pathname);
  const size = await page
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([1200, 630]);
});

test('a request cannot tell the site where it lives', async ({ pub }) => {
  const { port } = new URL(pub.url);
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test;proto=ftp' };
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/events/nobody-knows']) {
    const body = await new Promise<string>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path, headers }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
    expect(body).not.toContain('evil');
    if (path !== '/events/nobody-knows') expect(body).toContain(publicUrl(pub));
  }
});

test('an address that leads nowhere is a 404 that nobody shall find', async ({ page }) => {
  for (const path of ['/no-such-page', '/events/nobody-knows', '/index.html', '/assets/none.js', '/social/none.jpg']) {
    const { status, title, meta, canonical } = await readPage(page, path);
    expect([path, status, title]).toEqual([path, 404, tabTitle('404 Page Not Found')]);
    expect([meta.robots, canonical]).toEqual(['noindex', null]);
  }
});

test('so is one that was cut in the middle of a letter', async ({ page, shape }) => {
  test.skip(shape !== 'standalone', 'nginx refuses such an address itself.');
  for (const path of ['/50%', '/events/caf%C3', '/%zz?from=%']) {
    const { status, title } = await readPage(page, path);
    expect([path, status, title]).toEqual([path, 404, tabTitle('404 Page Not Found')]);
  }
});

test('robots are told what is theirs, and where the map is', async ({ request, pub }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/events',
    '',
    `Sitemap: ${publicUrl(pub)}/sitemap.xml`,
    '',
  ]);
});

test('the phone may keep the site on its home screen, with icons that are there', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, ...manifest } = (await response.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ short_name: venue.name, start_url: '/', theme_color: '#0d3326' });
  const home = await (await request.get('/')).text();
  for (const path of ['/site.webmanifest', '/icons/apple-touch-icon.png', '/favicon.svg']) {
    expect(home).toContain(`href="${path}"`);
  }
  for (const path of ['/icons/apple-touch-icon.png', '/favicon.svg', ...icons.map(({ src }) => src)]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});
