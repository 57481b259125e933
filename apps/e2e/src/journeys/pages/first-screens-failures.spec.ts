import { expect } from '@playwright/test';
import { pages } from '@rover/contracts/pages';
import { expectAccessible } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const { about, login, menu } = pages;

test('a page that does not come says so under the board of the pub', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto(about);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Food' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
});

test('a page that takes long gives way to the pub', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', () => undefined);
  await page.goto(about, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const [address, words, part] of [
  [`${menu}?from=harbour#burgers`, 'A part of this page is long in coming.', 'html'],
  [login, 'This page is long in coming.', '.overdue'],
] as const) {
  test(`a site whose scripts do not come says so after a while, and can be loaded again: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(address);
    const overdue = page.getByText(words);
    await expect(overdue).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(overdue).toBeVisible();
    await expectAccessible(page, part);

    await page.unroute('**/assets/index-*.js');
    await page.getByRole('link', { name: 'Reload Page' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(overdue).toBeHidden();
  });
}
