import { expect, type Locator } from '@playwright/test';
import { narrowest } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const brass = 'rgb(224, 185, 91)';
const cream = 'rgb(246, 238, 221)';

async function expectMarked(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toHaveCSS('color', brass);
  await expect(link).toHaveCSS('border-bottom-color', brass);
}

async function expectUnmarked(link: Locator): Promise<void> {
  await expect(link).toHaveCSS('color', cream);
  await expect(link).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
}

test('the way to the page that is open is gilded, on the board as in a telephone’s menu', async ({ page }) => {
  await page.goto('/about');
  const ways = page.getByRole('navigation', { name: 'Main' });
  await expectUnmarked(ways.getByRole('link', { name: 'Events' }));
  await ways.getByRole('link', { name: 'Events' }).press('Enter');
  await expectMarked(ways.getByRole('link', { name: 'Events' }));
  await expectUnmarked(ways.getByRole('link', { name: 'Drinks' }));
  await page.setViewportSize(narrowest);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeEnabled();
  await menu.press('Enter');
  await expectMarked(ways.getByRole('link', { name: 'Events' }));
  await expectUnmarked(ways.getByRole('link', { name: 'Drinks' }));
});

test('a way to the page that is open closes the menu of a telephone, and the keyboard is at its button', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await page.goto('/events');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeEnabled();
  await menu.press('Enter');
  const ways = page.getByRole('navigation', { name: 'Main' });
  await ways.getByRole('link', { name: 'Events' }).press('Enter');
  await expect(ways).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await ways.getByRole('link', { name: 'Food' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the page of the drinks is behind the way to the drinks', async ({ page }) => {
  await page.goto('/drinks');
  await expectMarked(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Drinks' }));
});
