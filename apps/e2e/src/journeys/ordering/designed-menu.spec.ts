import { expect, type Page } from '@playwright/test';
import { venue } from '@rover/venue/venue';
import { test } from '../../support/test.js';

/** One of the sites that pages may frame, as if the pub had its menu drawn there. */
const address = new URL('/the-menu', venue.embeds.gringoGazette.src).href;

/**
 * The site of a pub whose menu stands in a design tool, which answers when the test says so: its icon tells the page.
 */
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('menuEmbed:null', `menuEmbed:${JSON.stringify(address)}`);
    await route.fulfill({ response, body });
  });
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Nachos</p>' }));
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      set(this: HTMLImageElement) {
        window.addEventListener('icon', ({ detail }: CustomEventInit) => this.dispatchEvent(new Event(detail)));
      },
    }),
  );
  await page.goto('/menu');
});

const iconIs = (page: Page, outcome: 'load' | 'error') =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('icon', { detail })), outcome);

test('a menu in a design tool is waited for and given up in the words of the menu of the pub', async ({ page }) => {
  await expect(page.getByText('Loading drinks menu...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the menu' })).toHaveCount(0);
  await iconIs(page, 'error');
  await expect(page.getByText('Unable to load the drinks menu PDF.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the menu' })).toHaveAttribute('href', address);
  await expect(page.getByRole('heading', { name: 'Specials' })).toBeVisible();
});

test('a design tool shows the menu in its frame, and may not lead the guest elsewhere', async ({ page }) => {
  await expect(page.getByText('Loading drinks menu...')).toBeVisible();
  await iconIs(page, 'load');
  const frame = page.locator('iframe[title="Menu"]');
  await expect(frame.contentFrame().getByText('Nachos')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
});
