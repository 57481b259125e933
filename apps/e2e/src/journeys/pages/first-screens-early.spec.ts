import { expect, type Page } from '@playwright/test';
import { pages } from '@rover/contracts/pages';
import { venue } from '@rover/venue/venue';
import { holdScript } from '../../support/hold-back.js';
import { untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

// What guests do with a first screen before the scripts take over is not lost on them.

const { home, about, menu, drinks, vipPackages, events } = pages;

for (const [what, goal] of [
  ['a link', (page: Page) => page.getByRole('link', { name: 'Food menu (PDF)' })],
  ['the board', (page: Page) => page.getByRole('link', { name: `${venue.name}, home` })],
  ['the page that was skipped to', (page: Page) => page.getByRole('main')],
] as const) {
  test(`what has the focus by then keeps it: ${what}`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(menu, { waitUntil: 'commit' });
    await goal(page).focus();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(goal(page)).toBeFocused();
  });
}

test('what comes with the first touch comes for whom has gone to a link before the scripts could hear it', async ({
  page,
  api,
}) => {
  await api.createEvent();
  const letGo = await holdScript(page);
  await page.goto(home, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  letGo();
  await expect(page.getByRole('heading', { name: 'On the wall', exact: true })).toBeVisible();
});

for (const [name, address, width] of [
  ['Book Your Event', vipPackages, 1280],
  ['Open menu', about, 390],
] as const) {
  test(`a button that is pressed before the scripts take over does what it says then: ${name}`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name });
    // Where it stands is known once the styles are there.
    await expect(button).toHaveCSS('font-weight', '600');
    // No test of ours would press what says that it is not ready; a guest does.
    await button.click({ force: true });
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    letGo();
    const opened = name === 'Open menu' ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('dialog');
    await expect(opened).toBeVisible();
  });
}

test('a button that is gone to by keyboard waits for its key', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(vipPackages, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Book Your Event' });
  await page.getByRole('link', { name: 'See the packages' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  letGo();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await untilQuiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link that is held down when the scripts take over leads where it says', async ({ page }) => {
  const letGo = await holdScript(page, 'vip-packages-page');
  await page.goto(vipPackages);
  const part = page.waitForResponse('**/assets/vip-packages-page-*.js');
  await page.getByRole('navigation').getByRole('link', { name: 'Events', exact: true }).hover();
  await page.mouse.down();
  letGo();
  await (await part).finished();
  await untilQuiet(page);
  await page.mouse.up();
  await expect(page).toHaveURL(events);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an address that is gone to while the site is built is where it opens', async ({ page }) => {
  await page.addInitScript((address) => {
    const listen = window.addEventListener;
    window.addEventListener = new Proxy(listen, {
      apply: (_, __, how: Parameters<typeof listen>) => {
        // The router has read the address by then, and hears of another one only from here on.
        if (how[0] === 'popstate') {
          window.addEventListener = listen;
          history.pushState(null, '', address);
        }
        listen.apply(window, how);
      },
    });
  }, drinks);
  await page.goto(menu);
  await expect(page.getByRole('heading', { level: 1, name: 'Drinks', exact: true })).toBeVisible();
  await expect(page).toHaveURL(drinks);
});

test('a link to a place further down leads there once it is there', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(vipPackages, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'See the packages' }).click();
  letGo();
  const inSight = expect(page.getByRole('heading', { name: 'Packages', exact: true }));
  await inSight.toBeInViewport();

  await page.goto('about:blank');
  await page.goto(`${vipPackages}#packages`);
  await inSight.toBeInViewport();
});
