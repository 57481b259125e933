import { expect, type Locator, type Page } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { expectAccessible, untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

for (const [part, path] of [
  ['toaster', '/food'],
  ['on-the-wall', '/'],
] as const) {
  test(`a page is read on when a part that it can do without does not come: ${part}`, async ({ page }) => {
    await page.route(`**/${part}-*.js`, (route) => route.abort());
    const noted = page.waitForEvent('console', (message) => message.text().includes('A page broke'));
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilQuiet(page);
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await page.mouse.move(200, 200, { steps: 2 });
    await noted;
    await expect(heading).toHaveText(words);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('toasts that did not come are asked for again at the next page', async ({ page }) => {
  await page.route('**/toaster-*.js', (route) => route.abort());
  const noted = page.waitForEvent('console', (message) => message.text().includes('A page broke'));
  await page.goto('/food');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await untilQuiet(page);
  await page.mouse.move(200, 200, { steps: 2 });
  await noted;
  await page.unroute('**/toaster-*.js');
  const come = page.waitForResponse('**/toaster-*.js');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Delivery' }).press('Enter');
  await come;
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('is in your order');
});

test('a menu that did not come says so, and is asked for again at the next press', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await page.route('**/calendar-menu-*.js', (route) => route.abort());
  await page.goto(`/events/${slug}`);
  const button = page.getByRole('button', { name: 'Add to Calendar' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That did not come.');
  await expect(button).toBeFocused();
  await expectAccessible(page);
  await page.unroute('**/calendar-menu-*.js');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a dialog that did not come leaves the page as it is, and is asked for again', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await page.route('**/rsvp-dialog-*.js', (route) => route.abort());
  await page.goto(`/events/${slug}`);
  await page.getByRole('button', { name: 'RSVP' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'That did not come.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rsvp-dialog-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a page or a dialog that gets no answer is given up after half a minute, with a way to try again', async ({
  page,
  api,
}) => {
  const { slug } = await api.createEvent();
  await page.clock.install({ time: new Date() });
  await page.route(/\/(rsvp-dialog|vip-packages-page)-.*\.js$/, () => undefined);
  await page.goto(`/events/${slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await page.clock.fastForward(31_000);
  const alert = page.getByRole('alert').filter({ hasText: 'That did not come.' });
  await alert.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP Packages' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
});

test('a picture whose viewer does not come is seen by itself, and asks for it again', async ({ page }) => {
  await page.route('**/lightbox-viewer-*.js', (route) => route.abort());
  // An answer with nothing in it leaves the guest on the page.
  await page.route('**/gallery/*.jpg', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.goto('/');
  const picture = page.getByRole('button', { name: /^View / }).first();
  for (let press = 0; press < 2; press += 1) {
    const itself = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('.jpg'));
    await picture.click();
    await itself;
  }
  await page.unroute('**/lightbox-viewer-*.js');
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const [what, chunk, name] of [
  ['a dialog', 'rsvp-dialog', 'RSVP Now'],
  ['a picture', 'lightbox-viewer', /^View /],
] as const) {
  test(`Escape cancels what is loading, which says so: ${what}`, async ({ page, api }) => {
    const { slug } = await api.createEvent();
    const letIn = await holdBack(page, `**/${chunk}-*.js`);
    await page.goto(what === 'a dialog' ? `/events/${slug}` : '/');
    const opener = page.getByRole('button', { name }).first();
    await opener.press('Enter');
    const waits = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(waits).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(waits).toHaveCount(0);
    const come = page.waitForResponse(`**/${chunk}-*.js`);
    letIn();
    await come;
    await untilQuiet(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

for (const [by, come] of [
  ['by its link', (_page: Page, way: Locator) => way.press('Enter')],
  ['on the way back', (page: Page) => page.goBack().then(() => page.goForward())],
] as const) {
  test(`a page that did not come without a network comes at the next visit: ${by}`, async ({ page, context }) => {
    const way = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP Packages' });
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilQuiet(page);
    await context.setOffline(true);
    await way.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveTitle(/^Something went wrong/);
    await context.setOffline(false);
    await come(page, way);
    await expect(page.getByRole('heading', { name: 'Types of Events' })).toBeVisible();
    await expect(page).toHaveTitle(/^VIP Event Packages/);
  });
}

test('a dialog that did not come without a network opens when its button is pressed again', async ({
  page,
  context,
  api,
}) => {
  const { slug } = await api.createEvent();
  for (const [path, name] of [
    ['/vip-packages', 'Book Your Event'],
    [`/events/${slug}`, 'RSVP Now'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name }).first();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilQuiet(page);
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'That did not come.' })).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'That did not come.' })).toHaveCount(0);
  }
});

test('an event can be changed without the editor of its details, which the next form has', async ({ page, api }) => {
  const { slug, title } = await api.createEvent({ extendedDescription: '<p>Bring a tale.</p>' });
  await openDesk(page, api);
  await page.route('**/rich-text-editor-*.js', (route) => route.abort());
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(form.getByRole('alert')).toContainText('The editor could not be loaded.');
  await form.getByLabel('Price').fill('MXN$80');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  expect(await api.event(slug)).toMatchObject({ price: 'MXN$80', extendedDescription: '<p>Bring a tale.</p>' });
  await page.unroute('**/rich-text-editor-*.js');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(form.getByRole('textbox', { name: 'Extended Description' })).toHaveText('Bring a tale.');
});
