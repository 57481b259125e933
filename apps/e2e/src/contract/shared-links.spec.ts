import { expect } from '@playwright/test';
import { eventSpan } from '@rover/venue/events/event-clock';
import { tabTitle } from '@rover/venue/page-titles';
import { inDays } from '../support/api.js';
import { readPage } from '../support/read-page.js';
import { test } from '../support/test.js';

test.use({ javaScriptEnabled: false });

test('a shared event tells what it is, when and for how much, with the instants of the API', async ({
  page,
  api,
  pub,
}) => {
  const { slug } = await api.createEvent({
    title: 'Reels till Late',
    startTime: '21:00',
    endTime: '02:00',
    price: '$20',
  });
  const event = await api.event(slug);
  const span = eventSpan(event);
  const address = `http://localhost:${new URL(pub.url).port}/events/${slug}`;
  const { status, title, meta, canonical, data, text } = await readPage(page, `/events/${slug}`);
  expect([status, title, canonical]).toEqual([200, tabTitle('Reels till Late'), address]);
  expect(meta).toMatchObject({
    'og:title': 'Reels till Late',
    'og:url': address,
    'twitter:card': 'summary_large_image',
  });
  expect(meta['og:description']).toContain('9:00 PM – 2:00 AM');
  expect(meta['og:description']).toContain(event.description);
  expect(meta['og:image']).toMatch(/^http:\/\/localhost:\d+\/.+\.jpg$/);
  expect(meta.robots).toBeUndefined();
  expect(text).toContain(event.description);
  const [linked = {}] = data;
  expect(linked).toMatchObject({
    '@type': 'Event',
    name: 'Reels till Late',
    url: address,
    isAccessibleForFree: false,
    offers: { price: 20, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  expect(linked.startDate).toMatch(/T21:00:00-07:00$/);
  expect(new Date(String(linked.startDate))).toEqual(span?.start);
  expect(new Date(String(linked.endDate))).toEqual(span?.end);
});

for (const title of ['</title><script>document.title="owned"</script>', `"Sláinte" & 'Cheers' <b>`, '🎻 Craic $& $1']) {
  test(`a link to ${title} shows just that`, async ({ page, api }) => {
    const event = await api.createEvent({ title, description: title, location: title });
    const read = await readPage(page, `/events/${event.slug}`);
    expect(read.title).toBe(tabTitle(event.title));
    expect(read.meta['og:title']).toBe(event.title);
    expect(read.data).toMatchObject([{ name: event.title, description: event.description }]);
    expect(read.html).not.toContain('<script>');
    expect(read.text).toContain(event.title);
  });
}

test('a full event is sold out, and tells the places left where the site does', async ({ page, api }) => {
  const event = await api.createEvent({ capacity: 2, showCapacity: true });
  const linked = async () => (await readPage(page, `/events/${event.slug}`)).data[0];
  expect(await linked()).toMatchObject({ remainingAttendeeCapacity: 2, isAccessibleForFree: true });
  await api.rsvp({ eventId: event.id, guests: 2 });
  await expect.poll(linked).toMatchObject({
    remainingAttendeeCapacity: 0,
    offers: { price: 0, availability: 'https://schema.org/SoldOut' },
  });
});

test('an old link leads on for good, and a deleted event is a 404 at once', async ({ page, api, request }) => {
  const event = await api.createEvent({ title: 'Shanty Night' });
  await readPage(page, `/events/${event.slug}`);
  await api.asAdmin('PUT', `/api/admin/events/${event.id}`, { title: 'Sea Shanty Night' });
  const moved = await request.get(`/events/${event.slug}?from=poster`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/events/sea-shanty-night?from=poster']);
  expect((await readPage(page, '/events/sea-shanty-night')).title).toBe(tabTitle('Sea Shanty Night'));
  await api.asAdmin('DELETE', `/api/admin/events/${event.id}`);
  for (const slug of [event.slug, 'sea-shanty-night']) {
    expect((await request.get(`/events/${slug}`, { maxRedirects: 0 })).status()).toBe(404);
  }
});

test('the page of all events leads on to each without scripts', async ({ page, api }) => {
  const event = await api.createEvent({ title: 'Harp & Hops' });
  await readPage(page, '/events');
  await page.getByRole('link', { name: event.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute('href', `/api/events/${event.slug}/calendar.ics`);
});

test('who has the page of an event already is told so, until the event changes', async ({ api }) => {
  const event = await api.createEvent();
  const etag = (await api.call('GET', `/events/${event.slug}`)).headers.get('etag') ?? '';
  const again = () => api.call('GET', `/events/${event.slug}`, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await api.asAdmin('PUT', `/api/admin/events/${event.id}`, { description: 'With a harp this time.' });
  await expect.poll(async () => (await again()).status).toBe(200);
});

test('the map of the site has the pages to be found and the events to come', async ({ page, api, pub }) => {
  const coming = await api.createEvent();
  const over = await api.createEvent({ eventDate: inDays(-3) });
  const { body, headers } = await api.call<string>('GET', '/sitemap.xml');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = await page.evaluate((xml) => {
    const map = new DOMParser().parseFromString(xml, 'application/xml');
    const textOf = (element: Element, name: string) => element.querySelector(name)?.textContent ?? null;
    return [...map.querySelectorAll('urlset > url')].map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]);
  }, body);
  const home = `http://localhost:${new URL(pub.url).port}`;
  const addresses = listed.map(([address]) => address);
  expect(listed).toContainEqual([`${home}/events/${coming.slug}`, coming.updatedAt]);
  expect(addresses).toEqual(expect.arrayContaining([`${home}/`, `${home}/menu`, `${home}/events`]));
  expect(addresses).not.toContain(`${home}/events/${over.slug}`);
  expect(addresses.join(' ')).not.toMatch(/admin|login|cancel|verify|reset/);
  for (const address of addresses) {
    expect((await api.call('GET', new URL(address ?? '').pathname)).status).toBe(200);
  }
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the same pages open without a word of complaint, and their links go along', async ({ page, api }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const event = await api.createEvent({ title: '</script><script>document.title="owned"</script>' });
    await page.goto(`/events/${event.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(page).toHaveTitle(tabTitle(event.title));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveTitle(tabTitle('Our Story'));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/about$/);
    expect(complaints).toEqual([]);
  });
});
