import { expect, type Page } from '@playwright/test';
import { gallery } from '@rover/venue/gallery';
import { tune } from '@rover/venue/tune';
import { venue } from '@rover/venue/venue';
import { test } from '../support/test.js';

/** Where everything on the first screen stands. */
const places = (page: Page) =>
  page.locator('header:not(main *) :is(a, button), main > :first-child :is(h1, p, a, img)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, x, y, width, height];
    }),
  );

/** How many titles the page had after each change to it, until its foot was there. */
const titlesUntilTheFoot = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const titles: number[] = [];
        new MutationObserver(() => {
          titles.push(document.querySelectorAll('h1').length);
          if (document.querySelector('footer')) resolve(titles);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

for (const [where, width, height] of [
  ['phone', 390, 844],
  ['narrow window', 560, 900],
  ['desk', 1280, 800],
] as const) {
  test(`the first screen is read before a script has run, and stays as it is when they take over: ${where}`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await begun;
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: venue.headline })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'View Menu' })).toBeVisible();
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.evaluate(() => ['Young Serif', 'Hanken Grotesk'].every((name) => document.fonts.check(`1em "${name}"`))),
      )
      .toBe(true);
    const before = await places(page);

    const titles = titlesUntilTheFoot(page);
    begin();
    expect(new Set(await titles)).toEqual(new Set([1]));
    await expect(page.getByRole('main').getByText(/^Open/).first()).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });
}

test.describe('the four pictures of the house', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('hang with their captions, and turn round and round at full size', async ({ page }) => {
    for (const { caption } of gallery) await expect(page.getByRole('figure').getByText(caption)).toBeVisible();
    await page.getByRole('button', { name: gallery[2]?.picture.alt }).click();
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    for (const [key, counter] of [
      [null, '3 of 4'],
      ['ArrowRight', '4 of 4'],
      ['ArrowRight', '1 of 4'],
      ['ArrowLeft', '4 of 4'],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await expect(viewer.getByText(counter, { exact: true })).toBeVisible();
    }
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer.getByText('1 of 4', { exact: true })).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect(viewer.getByText('4 of 4', { exact: true })).toBeVisible();
    await expect(viewer.getByText(gallery[3]?.caption ?? '')).toBeVisible();
  });

  test('are put away with Escape or with Close, and the guest is back where they were', async ({ page }) => {
    const first = page.getByRole('button', { name: gallery[0]?.picture.alt });
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('1 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();

    await first.click();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  });
});

test('the tune is fetched when a guest asks for it, and stops when asked', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('preload', 'none');
  await expect(audio).toBeHidden();
  await page.getByRole('button', { name: 'Play the session' }).scrollIntoViewIfNeeded();
  expect(fetched).not.toContain(tune.src);

  await page.getByRole('button', { name: 'Play the session' }).click();
  const pause = page.getByRole('button', { name: 'Pause the session' });
  await expect(pause).toBeVisible();
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
  expect(fetched).toContain(tune.src);

  await pause.click();
  await expect(page.getByRole('button', { name: 'Play the session' })).toBeVisible();
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the sign on the door goes by the clock in Cabo', async ({ page }) => {
    await page.clock.install({ time: '2026-11-29T08:58:30Z' });
    await page.goto('/');
    const sign = page.getByRole('main').getByText('Open now, until 2:00 AM').first();
    await expect(sign).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(sign).toBeHidden();
    await expect(page.getByRole('main').getByText('Opens at 9:00 AM').first()).toBeVisible();
  });
});
