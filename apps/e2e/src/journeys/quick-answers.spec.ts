import { expect } from '@playwright/test';
import { test } from '../support/test.js';

test('a menu that opens has nothing laid out or coloured anew but itself', async ({ page, browser, api }) => {
  const { slug } = await api.createEvent();
  await page.goto(`/events/${slug}`);
  const button = page.getByRole('button', { name: 'Add to Calendar' });
  const menu = page.getByRole('menu', { name: 'Add to Calendar' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await button.click();
  await expect(menu).toBeVisible();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const styled: number[] = traceEvents.flatMap(
    ({ args }: { args: { elementCount?: number } }) => args.elementCount ?? [],
  );
  expect(styled.length).toBeGreaterThan(0);
  const all = await page.locator('body *').count();
  expect(Math.max(...styled)).toBeLessThan(all / 3);
});
