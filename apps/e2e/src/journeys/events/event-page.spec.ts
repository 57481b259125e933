import { expect, type Page, type Request } from '@playwright/test';
import { venue } from '@rover/venue/venue';
import { inDays } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { untilQuiet } from '../../support/page-checks.js';
import { patchEventResponses } from '../../support/patch-event-responses.js';
import { aPhoto } from '../../support/photos.js';
import { test } from '../../support/test.js';

const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });

test('the page of an event tells all of it', async ({ page, api }) => {
  const event = await api.createEvent({
    title: 'Whiskey & Tales',
    eventDate: '2031-03-17',
    description: 'Five drams,\nfour stories.',
    extendedDescription: '<h2>The drams</h2><ol><li data-list="bullet">A pot still</li></ol>',
    price: 'MXN$950',
    location: 'The long table',
    locationUrl: 'https://maps.example/table',
    capacity: 12,
    showCapacity: true,
  });
  await page.goto(`/events/${event.slug}`);
  await expect(page).toHaveTitle(/^Whiskey & Tales/);
  await expect(page.getByRole('heading', { level: 1, name: 'Whiskey & Tales' })).toBeVisible();
  await expect(page.getByText('Five drams, four stories.')).toBeVisible();
  await expect(fact(page, 'Date')).toContainText('Monday, 17 March 2031');
  await expect(fact(page, 'Day')).toContainText('Monday');
  await expect(fact(page, 'Time')).toContainText('7:00 PM – 2:00 AM');
  const place = fact(page, 'Location').getByRole('link', { name: 'The long table' });
  await expect(place).toHaveAttribute('href', 'https://maps.example/table');
  await expect(place).toHaveAttribute('target', '_blank');
  await expect(fact(page, 'Price')).toContainText('MXN$950');
  await expect(fact(page, 'Price').locator('svg.lucide-banknote')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The drams' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A pot still' })).toHaveCSS('list-style-type', 'disc');
  const panel = page.getByRole('complementary', { name: 'Join This Event' });
  await expect(panel.getByText('12 places left.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'RSVP Now' })).toBeEnabled();
  await expect(panel.getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Edit Event/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await expect(page).toHaveURL('/events');
});

test('its picture is fetched once, and before a script knows of it', async ({ page, api }) => {
  const photo = await aPhoto(page, 'terrace.jpg', 900, 600);
  const { mediaUrl } = (await api.upload(photo.buffer)).body;
  for (const image of ['/herophotos/session.jpg', mediaUrl]) {
    const { slug } = await api.createEvent({ image });
    const asked: string[] = [];
    const note = (request: Request) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(`/events/${slug}`);
    await expect.poll(() => asked).toContain(`/api/events/${slug}`);
    await untilQuiet(page);
    page.off('request', note);
    const stem = image.replace(/\.jpg$/, '');
    expect(asked.filter((path) => path.startsWith(stem))).toHaveLength(1);
    expect(asked.findIndex((path) => path.startsWith(stem))).toBeLessThan(asked.indexOf(`/api/events/${slug}`));
  }
});

test('what costs nothing is a reason for a party', async ({ page, api }) => {
  const { slug } = await api.createEvent({ price: 'Free Entry' });
  await page.goto(`/events/${slug}`);
  await expect(fact(page, 'Price').locator('svg.lucide-party-popper')).toBeVisible();
});

test('a full event takes nobody, on its page and on its card', async ({ page, api }) => {
  const { id, slug, title } = await api.createEvent({ capacity: 2 });
  await api.rsvp({ eventId: id, guests: 2 });
  await expect.poll(async () => (await api.event(slug)).registered).toBe(2);
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('button', { name: 'Event Full' })).toBeDisabled();
  await expect(page.getByText('Every place is taken.')).toBeVisible();
  await page.goto('/events');
  await page.getByPlaceholder('Search events...').fill(title);
  await expect(page.getByRole('button', { name: `Event Full: ${title}` })).toBeDisabled();
});

test('an event that is over takes nobody and goes into no calendar', async ({ page, api }) => {
  const { slug } = await api.createEvent({ eventDate: inDays(-3) });
  await page.goto(`/events/${slug}`);
  await expect(page.getByText('This one is over.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'RSVP Now' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to Calendar' })).toHaveCount(0);
});

test('an older address leads on to the newer one, which takes its place', async ({ page, api }) => {
  const event = await api.createEvent({ title: 'Quiz of Yore' });
  const renamed = 'Quiz of These Days';
  await api.asAdmin('PUT', `/api/admin/events/${event.id}`, { title: renamed });
  // From inside the site: from outside the server redirects already.
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await page.evaluate((slug) => {
    window.history.pushState(null, '', `/events/${slug}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, event.slug);
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(page).toHaveURL('/events/quiz-of-these-days');
  await page.goBack();
  await expect(page).toHaveURL('/events');
});

test('while the event is on its way, the page says so', async ({ page, api }) => {
  const { slug, title } = await api.createEvent();
  const letIn = await holdBack(page, `/api/events/${slug}`);
  await page.goto(`/events/${slug}`);
  await expect(page.getByText('Loading event details...')).toBeVisible();
  // What it is called the server has told with the page.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toHaveCount(0);
  letIn();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await expect(page.getByText('Loading event details...')).toHaveCount(0);
});

test('an event that is long in coming gives way to the pub', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const letIn = await holdBack(page, `/api/events/${slug}`);
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Loading event details...')).toBeVisible();
  letIn();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
});

test('an event whose answer is lost once the pub’s picture has come is asked for again', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  let asked = 0;
  const letIn = await holdBack(page, `/api/events/${slug}`, (route) => (asked++ ? route.continue() : route.abort()));
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 30_000 });
  letIn();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
});

test('a missing event, or one that cannot be fetched, leads to the list', async ({ page, api }) => {
  await page.goto('/events/no-such-night');
  await expect(page).toHaveURL('/events');
  const { slug } = await api.createEvent();
  await page.route(`/api/events/${slug}`, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await page.goto(`/events/${slug}`);
  await expect(page).toHaveURL('/events');
});

test('an event that is taken off while somebody looks at it is not found', async ({ page, api }) => {
  await page.clock.install({ time: new Date() });
  const { id, slug } = await api.createEvent();
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await api.asAdmin('DELETE', `/api/admin/events/${id}`);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Events' }).click();
  await expect(page).toHaveURL('/events');
});

test('what an admin changes is told to the other window', async ({ context, page, api }) => {
  const { slug, title } = await api.createEvent();
  await page.goto(`/events/${slug}`);
  const desk = await context.newPage();
  await openDesk(desk, api, `/events/${slug}`);
  await desk.getByRole('button', { name: `Edit Event: ${title}` }).click();
  await desk.getByRole('dialog').getByLabel('Price').fill('MXN$275');
  await desk.getByRole('button', { name: 'Save Event' }).click();
  await expect(desk.getByText('Event updated successfully!')).toBeVisible();
  await expect(fact(page, 'Price')).toContainText('MXN$275', { timeout: 10_000 });
});

test('nothing that an event brings along is run', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const script = 'javascript:window.caught=1';
  const item = { url: script, caption: '' };
  await patchEventResponses(page, () => ({
    locationUrl: script,
    image: script,
    media: {
      images: [item],
      videos: [item],
      voiceNotes: [{ url: 'data:audio/wav;base64,AAAA', caption: '' }],
      additionalContent: [],
    },
  }));
  for (const path of [`/events/${slug}`, '/events']) {
    await page.goto(path);
    await expect(page.getByText(venue.name).first()).toBeVisible();
    await untilQuiet(page);
    await expect(page.getByRole('link', { name: venue.event.location, exact: true })).toHaveCount(0);
    const addressed = page.locator('main').locator('[href], [src]');
    await expect(addressed.first()).toBeAttached();
    const addresses = await addressed.evaluateAll((elements) =>
      elements.map((it) => it.getAttribute('href') ?? it.getAttribute('src')),
    );
    expect(addresses.filter((address) => /^\s*(javascript|data):/i.test(address ?? ''))).toEqual([]);
  }
  await page.goto(`/events/${slug}`);
  await expect(page.getByText('No URL')).toHaveCount(3);
});

test('a title that runs from right to left has its marks where they belong, and begins where others do', async ({
  page,
  api,
}) => {
  const { slug, title } = await api.createEvent({ title: 'ערב חידונים (Quiz)!' });
  for (const path of [`/events/${slug}`, '/events']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(heading).toHaveCSS('text-align', 'left');
  }
});
