import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { embeddedOrigins } from '@rover/venue/embeds';
import { experiences } from '@rover/venue/experience';
import { previewBurgers } from '@rover/venue/menu/menu-burgers';
import { priceWords } from '@rover/venue/menu/menu-price';
import { venue } from '@rover/venue/venue';
import { test } from '../../support/test.js';

/** What is elsewhere answers. Its icon, by which the site tells, is feigned: Playwright lets no favicon through. */
async function elsewhereAnswers(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      set(this: HTMLImageElement) {
        this.dispatchEvent(new Event('load'));
      },
    }),
  );
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'something from elsewhere' }));
}

test('the foot of the page leads to the story of the pub', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await expect(page.getByText('Established 2022, the only Irish pub in Los Cabos.').first()).toBeVisible();
  for (const card of ['Food', 'Drinks', 'Entertainment']) {
    await expect(page.getByRole('heading', { level: 3, name: card, exact: true })).toBeVisible();
  }
});

test('Back closes the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/reviews');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  await expect(page).toHaveURL('/press');
  const food = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Food' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(food).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/reviews');
  await expect(food).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/press');
  await expect(food).toBeHidden();
});

test('a review is written elsewhere, in a new tab that is not told where the guest came from', async ({ page }) => {
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { name: 'Why Your Review Matters' })).toBeVisible();
  for (const [name, address] of [
    ['Google', venue.links.reviews.google],
    ['Facebook', venue.links.reviews.facebook],
    ['Tripadvisor', venue.links.reviews.tripadvisor],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  }
});

test('the press page leads to the Gringo Gazette and its video', async ({ page }) => {
  await elsewhereAnswers(page);
  await page.goto('/press');
  await page.getByRole('link', { name: 'Watch the piece' }).click();
  await expect(page.getByRole('heading', { name: 'Gringo Gazette Placeholder' })).toBeVisible();
  const video = page.frameLocator(`iframe[title="${venue.embeds.gringoGazette.title}"]`);
  await expect(video.getByText('something from elsewhere')).toBeVisible();
});

test('where the network ends, links stand in the place of the video and the map', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto('/press/gringo-gazette');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
    'href',
    venue.embeds.gringoGazette.link,
  );
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', venue.embeds.map.link);
  await expect(page.locator(`iframe[title="${venue.embeds.map.title}"]`)).toHaveAttribute('src', venue.embeds.map.src);
});

test('a page may frame what the venue embeds, and nothing else', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy.split(';')).toContain(`frame-src ${embeddedOrigins().join(' ')}`);
});

test('the home page shows five burgers and leads to the menu', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Irish pub in Cabo San Lucas');
  await page.getByRole('link', { name: 'View Menu' }).click();
  await expect(page).toHaveTitle('Menu | The Wild Rover');
  await page.goBack();
  await expect(page).toHaveTitle('Irish pub in Cabo San Lucas');
  await expect(page.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
  await expect(page.getByRole('link', { name: 'View Our Menu' })).toHaveAttribute('href', '/menu');
  for (const name of ['Book a Table', 'Reserve a Table']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', venue.links.reservation);
  }
  for (const { name, price } of previewBurgers) {
    const burger = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(burger).toContainText(priceWords(price));
  }
});

const block = (page: Page, title: string) =>
  page.getByRole('heading', { name: title }).locator('xpath=ancestor::li/div');

for (const [where, width, height] of [
  ['at a desk', 1280, 720],
  ['in a window that is much too low for it', 320, 90],
] as const) {
  test(`what an evening is made of fades in as the guest comes to it, ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const last = block(page, experiences.at(-1)?.title ?? '');
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
  });
}

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('finds everything in its place', async ({ page }) => {
    await page.goto('/');
    for (const { title } of experiences) await expect(block(page, title)).toHaveCSS('opacity', '1');
  });
});

for (const [device, hasTouch, words] of [
  ['a phone', true, 'Address copied!'],
  ['a desk', false, 'Address copied to clipboard!'],
] as const) {
  test.describe(`at ${device}`, () => {
    test.use({ hasTouch, isMobile: hasTouch, permissions: ['clipboard-read', 'clipboard-write'] });

    test('the address is copied with a word about it', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Copy address' }).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(venue.address.street);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('no page scrolls sideways, not even while its bunting swings', async ({ page }) => {
    for (const path of ['/', '/about', '/events', '/food']) {
      await page.goto(path);
      await page.locator('.plain-page header').hover();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (let look = 0; look < 5; look += 1) expect(await wide(), path).toBe(320);
    }
  });
});
