import { expect } from '@playwright/test';
import { add, bar, dish, summary } from '../../support/order.js';
import { expectAccessible } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the tabs lead to their categories, follow the reader, and open what was folded up', async ({ page }) => {
  await page.goto('/delivery');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await expect(tabs.getByRole('button', { name: 'Burgers' })).toHaveAttribute('aria-current', 'true');
  for (const name of ['Specials', 'Drinks', 'Fries']) {
    await tabs.getByRole('button', { name }).click();
    await expect(tabs.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
  }
  const heading = page.getByRole('heading', { name: 'Drinks', level: 2 }).getByRole('button');
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(dish(page, 'Guinness')).toBeHidden();
  await tabs.getByRole('button', { name: 'Drinks' }).click();
  await expect(dish(page, 'Guinness')).toBeVisible();
});

test('fifteen lines with long notes are still readable, under a thumb, and accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/delivery');
  for (let line = 0; line < 15; line += 1) {
    await dish(page, 'The Marlin').getByLabel('Note').fill('W'.repeat(140));
    await add(page, 'The Marlin');
  }
  await expect(page.getByText('is in your order')).toHaveCount(1);
  await expect(bar(page)).toContainText('15 items');
  await page.getByRole('button', { name: 'View Order' }).click();
  await expect(summary(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('is in your order')).toHaveCount(0);
  await expectAccessible(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a:not(.sr-only), button, input, select, textarea')]
      .map((target) => ({ name: target.textContent || target.ariaLabel, ...target.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 0 && (width < 44 || height < 44)),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a phone held sideways has the bar of the order in sight all the time', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await expect(bar(page)).toContainText('1 item');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('the bar of the order is not over the last line of the page, which other pages have no room under', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/delivery');
  await expect(bar(page)).toBeVisible();
  const foot = page.getByRole('contentinfo');
  const under = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.innerHeight - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0);
    });
  const { height } = (await bar(page).boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(40);
  await expect.poll(under).toBeGreaterThanOrEqual(height - 1);
  await foot.getByRole('link', { name: 'Reviews' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(under).toBeLessThan(1);
});

test.describe('with motion', () => {
  test('confetti flies for about two and a half seconds', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/delivery');
    await add(page, 'Guinness');
    await expect(page.locator('canvas')).toBeAttached();
    await expect(page.locator('canvas')).toHaveCount(0, { timeout: 60_000 });
    expect(errors).toEqual([]);
  });

  test('confetti is gone as soon on a machine that draws four frames a second', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 250);
    });
    await page.goto('/delivery');
    await add(page, 'Guinness');
    await expect(page.locator('canvas')).toBeAttached();
    await expect(page.locator('canvas')).toHaveCount(0, { timeout: 20_000 });
  });

  test('none flies for who wants no motion', async ({ page }) => {
    await page.goto('/delivery');
    await add(page, 'Guinness');
    await expect(bar(page)).toContainText('1 item');
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});

test('in a window of a few lines nothing stands over the dishes', async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 150 });
  await page.goto('/delivery');
  await dish(page, 'Guinness').scrollIntoViewIfNeeded();
  await expect(dish(page, 'Guinness')).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Categories' })).not.toBeInViewport();
});

test('who takes a dish out of the order goes on in its list', async ({ page }) => {
  await page.goto('/delivery');
  for (const name of ['Guinness', 'The Marlin', 'Black & Blue']) await add(page, name);
  await page.getByRole('button', { name: 'View Order' }).click();
  const list = summary(page).getByRole('list', { name: 'In your order' });
  await list
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter');
  await expect(list.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(list).toBeFocused();
});

test('the bar of the order is not printed', async ({ page }) => {
  await page.goto('/delivery');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('a page that was kept for the way back shows the order as it is by now', async ({ page }) => {
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await expect(bar(page)).toContainText('1 item');
  await page.evaluate(() => {
    localStorage.removeItem('order');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(bar(page)).toContainText('0 items');
});
