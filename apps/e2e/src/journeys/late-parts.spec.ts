import { expect } from '@playwright/test';
import { expectAccessible, untilQuiet } from '../support/page-checks.js';
import { test } from '../support/test.js';

for (const [part, path] of [
  ['toaster', '/food'],
  ['on-the-wall', '/'],
] as const) {
  test(`a page is read on when a part that it can do without does not come: ${part}`, async ({ page }) => {
    await page.route(`**/${part}-*.js`, (route) => route.abort());
    const noted = page.waitForEvent('console', (message) => message.text().includes('A page broke'));
    await page.goto(path);
    await untilQuiet(page);
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await page.mouse.move(200, 200, { steps: 2 });
    await noted;
    await expect(heading).toHaveText(words);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

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
