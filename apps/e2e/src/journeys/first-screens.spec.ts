import { expect, type Page } from '@playwright/test';
import { eventPath, pages } from '@rover/contracts/pages';
import { venue } from '@rover/venue/venue';
import { holdBack } from '../support/hold-back.js';
import { expectAccessible, untilQuiet } from '../support/page-checks.js';
import { test } from '../support/test.js';

/** Where everything on the first screen stands. */
const places = (page: Page) =>
  page.locator('header:not(main *) :is(a, button), main > :first-child :is(h1, p, a, img)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, x, y, width, height];
    }),
  );

/** Counts the titles of the page after each change to it, until its foot is there. @returns waits for them */
async function countTitles(page: Page): Promise<() => Promise<number[]>> {
  const counting = await page.evaluateHandle(() => ({
    titles: new Promise<number[]>((resolve) => {
      const counts: number[] = [];
      new MutationObserver(() => {
        counts.push(document.querySelectorAll('h1').length);
        if (document.querySelector('footer')) resolve(counts);
      }).observe(document.body, { childList: true, subtree: true });
    }),
  }));
  return () => counting.evaluate(({ titles }) => titles);
}

/** Until the page has noted where its reader is. */
const untilNoted = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.place === scrollY)).toBe(true);

/** Lets the site's own script, or another, wait until it is let go. */
const holdScript = (page: Page, name = 'index') => holdBack(page, `**/assets/${name}-*.js`);

const { home, about, reviews, press, gringoGazette, menu, drinks, food, delivery, vipPackages, events } = pages;
const everywhere = [home, about, reviews, press, gringoGazette, menu, drinks, food, delivery, vipPackages, events];

for (const [where, width, height, addresses] of [
  ['phone', 390, 844, everywhere],
  ['narrow window', 560, 900, [home, vipPackages]],
  ['desk', 1280, 800, everywhere],
] as const) {
  for (const address of addresses) {
    test(`${address} is read before a script has run, and stays as it is when they take over: ${where}`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      const letGo = await holdScript(page);
      await page.setViewportSize({ width, height });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const picture = page.locator('main img');
      if (address !== gringoGazette) {
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      await expect
        .poll(() =>
          // Before the styles are there, no letters are missing.
          page.evaluate(
            () =>
              document.fonts.size > 0 &&
              ['Young Serif', 'Hanken Grotesk'].every((name) => document.fonts.check(`1em "${name}"`)),
          ),
        )
        .toBe(true);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(8);

      const titles = await countTitles(page);
      letGo();
      expect(new Set(await titles())).toEqual(new Set([1]));
      await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).not.toHaveAttribute(
        'aria-disabled',
      );
      expect(await places(page)).toEqual(before);
      expect(complaints).toEqual([]);
    });
  }
}

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
    // No test of ours would press what says that it is not ready; a guest does.
    await page.getByRole('button', { name }).click({ force: true });
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

test('who loads a page anew, or comes back to it, is where they were on it', async ({ page, api }) => {
  test.slow();
  const { slug } = await api.createEvent();
  const place = () => page.evaluate(() => scrollY);
  const foot = page.getByRole('contentinfo');
  await page.setViewportSize({ width: 390, height: 700 });
  for (const address of [home, about, events, eventPath(slug)]) {
    await page.goto(address);
    await expect(foot).toBeVisible();
    await page.mouse.move(200, 300);
    await expect.poll(async () => page.mouse.wheel(0, 300).then(place), address).toBeGreaterThan(800);
    await untilQuiet(page);
    await untilNoted(page);
    const before = await place();
    await page.reload();
    await expect(foot).toBeVisible();
    await expect.poll(place, `${address} anew`).toBe(before);
    await untilQuiet(page);
    await expect.poll(place, `${address} anew, and all of it there`).toBe(before);

    await page.goto(reviews);
    await expect(foot).toBeVisible();
    await page.goBack();
    await expect(foot).toBeVisible();
    await expect.poll(place, `back to ${address}`).toBe(before);
    await untilQuiet(page);
    await expect.poll(place, `back to ${address}, and all of it there`).toBe(before);
  }
});

test('who loads a page anew and goes back from there is where they were on the page before', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(about);
  const reviewsLink = page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' });
  await reviewsLink.scrollIntoViewIfNeeded();
  await untilQuiet(page);
  await untilNoted(page);
  const before = await place();
  expect(before).toBeGreaterThan(800);
  await reviewsLink.click();
  await expect(page).toHaveURL(reviews);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('a page that does not come says so under the board of the house', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto(about);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Food' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
});

test('a page that takes long gives way to the house', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', () => undefined);
  await page.goto(about, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a site whose scripts do not come says so after a while, and can be loaded again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${menu}?from=harbour#burgers`);
  const overdue = page.getByText('A part of this page is long in coming.');
  await expect(overdue).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(overdue).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: 'Reload Page' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(overdue).toHaveCount(0);
});
