import { expect, type Locator, type Page } from '@playwright/test';
import { venueToday } from '@rover/venue/events/event-clock';
import { untilQuiet } from '../../support/page-checks.js';
import { patchEventResponses } from '../../support/patch-event-responses.js';
import { test } from '../../support/test.js';

const events = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

async function cardOf(page: Page, title: string): Promise<Locator> {
  await page.getByPlaceholder('Search events...').fill(title);
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

test('who skips to the content has their search still', async ({ page, api }) => {
  const { title } = await api.createEvent();
  await page.goto('/events');
  const search = page.getByRole('searchbox');
  await search.fill(title);
  await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe(title);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(search).toHaveValue(title);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('two events come first, the others after a moment', async ({ page, api }) => {
  for (const n of [1, 2, 3]) await api.createEvent({ title: `Round ${n}` });
  await page.clock.install({ time: new Date() });
  await page.goto('/');
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000);
  await page.goto('/events');
  // The clock stands: it goes on by a little until the list is there.
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(events(page)).toHaveCount(2, { timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.clock.runFor(200);
  await expect(events(page)).toHaveCount(2);
  await expect(page.getByText('Loading more events...')).toHaveCount(0);
  await page.clock.runFor(110);
  await expect(page.getByText('Loading more events...')).toHaveCount(1);
  await page.clock.runFor(380);
  await expect(events(page)).toHaveCount(2);
  await page.clock.runFor(150);
  await expect.poll(() => events(page).count()).toBeGreaterThan(2);
});

test('while the list is on its way, four cards keep its place', async ({ page }) => {
  await page.route('/api/events', () => undefined);
  await page.goto('/events');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading events...' });
  await expect(waiting.locator('> div')).toHaveCount(4);
});

test('a card tells what it is, in short, and opens its page wherever it is pressed', async ({ page, api }) => {
  const word = 'long and longer ';
  const { title, slug } = await api.createEvent({
    title: 'A night of many words',
    description: word.repeat(31).trim(),
    extendedDescription: `<h2>How it goes</h2><p>${word.repeat(20)}</p>`,
    price: 'MXN$150',
    eventDate: '2031-03-17',
    location: 'The dock',
    locationUrl: 'https://maps.example/dock',
  });
  await page.goto('/events');
  const card = await cardOf(page, title);
  await expect(card).toContainText('Mon 17 Mar 2031');
  await expect(card).toContainText('7:00 PM – 2:00 AM');
  await expect(card).toContainText('Price: MXN$150');
  const shortened = await card.getByText(/…$/).allTextContents();
  expect(shortened).toEqual([
    `${word.repeat(31).slice(0, 180).trimEnd()}…`,
    `${`How it goes ${word.repeat(20)}`.slice(0, 100).trimEnd()}…`,
  ]);
  const place = card.getByRole('link', { name: 'The dock' });
  await expect(place).toHaveAttribute('target', '_blank');
  const [map] = await Promise.all([page.context().waitForEvent('page'), place.click()]);
  await map.close();
  await expect(page).toHaveURL('/events');
  // Over the words lies the link of the card, which is what the press is for.
  await card.getByText(/^long and longer/).click({ position: { x: 5, y: 5 }, force: true });
  await expect(page).toHaveURL(`/events/${slug}`);
});

test('an event goes from tonight to on now, and leaves the list when it ends', async ({ page, api }) => {
  const { title } = await api.createEvent({ title: 'The one night', startTime: '19:00', endTime: '23:00' });
  const today = venueToday();
  await patchEventResponses(page, (event) => (event.title === title ? { eventDate: today, date: today } : {}));
  await page.clock.install({ time: new Date(`${today}T18:57:30-07:00`) });
  await page.goto('/events');
  const card = await cardOf(page, title);
  await expect(card.getByText('Tonight')).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(card.getByText('On now')).toBeVisible();
  await page.clock.fastForward('04:00:00');
  await expect(card).toHaveCount(0);
  await expect(page.getByText('No events found matching your search.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByPlaceholder('Search events...')).toHaveValue('');
});

test('what was searched for is there again on the way back, and after a reload', async ({ page, api }) => {
  const { title, slug } = await api.createEvent();
  await page.goto('/events');
  const field = page.getByPlaceholder('Search events...');
  await field.fill(title);
  await expect.poll(() => page.evaluate(() => history.state.usr?.search)).toBe(title);
  await expect(page).toHaveURL('/events');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/events/${slug}`);
  await page.goBack();
  await expect(field).toHaveValue(title);
  await page.reload();
  await expect(field).toHaveValue(title);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title]);
});

test('what was searched for outlives a form that is opened at the last letter', async ({ page, api }) => {
  const { title } = await api.createEvent();
  await page.clock.install();
  await page.goto('/events');
  const field = page.getByPlaceholder('Search events...');
  const reserve = page.getByRole('button', { name: `RSVP: ${title}` });
  // A list that is still on its way would be given up when the clock leaps.
  await expect(reserve).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill(title);
  await reserve.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.resume();
  await expect.poll(() => page.evaluate(() => history.state.usr?.search)).toBe(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await untilQuiet(page);
  await expect(field).toHaveValue(title);
});

test('the way back leads to the place where the guest was', async ({ page, api }) => {
  for (const n of [1, 2, 3, 4]) await api.createEvent({ title: `Turn ${n}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/events');
  await expect.poll(() => events(page).count()).toBeGreaterThan(3);
  await untilQuiet(page);
  await events(page).nth(3).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  await events(page).nth(3).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/events');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('an empty calendar and a list that does not come are told', async ({ page }) => {
  await page.route('/api/events', (route) => route.fulfill({ json: [] }));
  await page.goto('/events');
  await expect(page.getByText('No upcoming events available.')).toBeVisible();
  await page.unroute('/api/events');
  await page.route('/api/events', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load events: 503');
  await page.unroute('/api/events');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor fetches no menu and no form before the first move', async ({ page, api }) => {
  await api.createEvent();
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/events');
  await expect(events(page).first()).toBeVisible();
  // What the browser tells, now and then, of a mouse that rests on the page.
  await page.locator('body').dispatchEvent('pointermove', { clientX: 200, clientY: 200 });
  await untilQuiet(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((script) => /\/(calendar-menu|event-form|rich-text-editor|rsvp-dialog|lightbox)/.test(script)),
  ).toEqual([]);
  await page.mouse.move(200, 200, { steps: 2 });
  await expect.poll(() => scripts.some((script) => script.includes('calendar-menu'))).toBe(true);
});
