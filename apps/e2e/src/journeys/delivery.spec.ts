import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.js';
import { test } from '../support/test.js';

const dish = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to the order` }).click();
const bar = (page: Page) => page.getByRole('region', { name: 'Your order' });
const summary = (page: Page) => page.getByRole('dialog', { name: 'Order Summary' });

/** What the chat would be told. Nothing is opened. */
async function listenForChat(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url) => {
      opened.push(String(url));
      return null;
    };
  });
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('an order with every kind of extra is written into the chat, character by character', async ({ page }) => {
  const chat = await listenForChat(page);
  await page.goto('/delivery');
  const burger = dish(page, 'The Chicken Breast');
  await burger.getByLabel('Fries').selectOption("Paddy O'Bacon");
  await burger.getByLabel('Bacon').selectOption('Irish Bacon');
  await burger.getByLabel('Note').fill('no slaw & "extra" pickles 🥒');
  await burger.getByRole('button', { name: 'One more of The Chicken Breast' }).click();
  await add(page, 'The Chicken Breast');
  await expect(burger.getByLabel('Fries')).toHaveValue('');
  await expect(burger.getByLabel('Bacon')).toHaveValue('');
  await expect(burger.getByLabel('Note')).toHaveValue('');
  await add(page, 'Guinness');
  await expect(bar(page)).toContainText('3 items');
  await expect(bar(page)).toContainText('MXN$825');

  await page.getByRole('button', { name: 'Send Order' }).click();
  await summary(page).getByLabel('Name').fill('Nora "the Hat" O’Malley');
  await summary(page).getByLabel('Email').fill('nora@example.com');
  await summary(page).getByLabel('Delivery Address').fill('Dock 3\nthe green boat');
  await summary(page).getByRole('button', { name: 'Confirm & Send' }).click();

  await expect(summary(page)).toBeHidden();
  const [link = ''] = await chat();
  expect(link.startsWith('https://wa.me/526245550142?text=')).toBe(true);
  expect(decodeURIComponent(link.slice(link.indexOf('=') + 1))).toBe(`*Order for The Wild Rover*

2 x The Chicken Breast: MXN$640
   Fries: Paddy O'Bacon (+MXN$100)
   Bacon: Irish Bacon (+MXN$20)
   Note: no slaw & "extra" pickles 🥒
1 x Guinness: MXN$135

Subtotal: MXN$775
Delivery: MXN$50
*Total: MXN$825*

Name: Nora "the Hat" O’Malley
Email: nora@example.com
Address: Dock 3 the green boat`);

  await page.reload();
  await page.getByRole('button', { name: 'View Order' }).click();
  await expect(summary(page).getByLabel('Name')).toHaveValue('Nora "the Hat" O’Malley');
  await expect(summary(page).getByLabel('Delivery Address')).toHaveValue('Dock 3\nthe green boat');
});

test('a form without a name, or with an address without an @, is not sent', async ({ page }) => {
  const chat = await listenForChat(page);
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await page.getByRole('button', { name: 'View Order' }).click();
  await summary(page).getByLabel('Email').fill('nora');
  await summary(page).getByRole('button', { name: 'Confirm & Send' }).click();
  await expect(summary(page).getByText('Please fill in all required fields correctly')).toBeVisible();
  await expect(summary(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page).getByLabel('Name')).toBeFocused();
  expect(await chat()).toEqual([]);

  await summary(page).getByLabel('Name').fill('Nora');
  await summary(page).getByLabel('Email').fill('nora@dock');
  await summary(page).getByRole('button', { name: 'Confirm & Send' }).click();
  await expect(summary(page)).toBeHidden();
  expect(await chat()).toHaveLength(1);
});

test('lines are counted up and down and taken out, and the last one closes the summary', async ({ page }) => {
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await add(page, 'Guinness');
  await page.getByRole('button', { name: 'View Order' }).click();
  const lines = summary(page).getByRole('list', { name: 'In your order' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const first = lines.first();
  await expect(first.getByRole('button', { name: 'One less of Guinness' })).toBeDisabled();
  await first.getByRole('button', { name: 'One more of Guinness' }).click();
  await expect(summary(page).getByText('MXN$455')).toBeVisible();
  for (let count = 2; count < 10; count += 1) {
    await first.getByRole('button', { name: 'One more of Guinness' }).click();
  }
  await expect(first.getByRole('button', { name: 'One more of Guinness' })).toBeDisabled();

  await first.getByRole('button', { name: 'Remove Guinness' }).click();
  await expect(lines).toHaveCount(1);
  await lines.first().getByRole('button', { name: 'Remove Guinness' }).click();
  await expect(summary(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Order' })).toBeDisabled();
});

test('Back closes the summary and not the page; the order is as it was', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Delivery' }).first().click();
  await add(page, 'Guinness');
  await page.getByRole('button', { name: 'View Order' }).click();
  await summary(page).getByLabel('Name').fill('Anne Bonny');
  await page.goBack();
  await expect(summary(page)).toBeHidden();
  await expect(page).toHaveURL('/delivery');
  await expect(bar(page)).toContainText('1 item');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an order survives a reload, and rubbish in the storage', async ({ page }) => {
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await page.reload();
  await expect(bar(page)).toContainText('1 item');
  await page.evaluate(() => localStorage.setItem('order', '[{"itemId":"guinness","quantity":1e9},{"itemId":7},null]'));
  await page.reload();
  await expect(bar(page)).toContainText('10 items');
  await page.evaluate(() => localStorage.setItem('order', '{'));
  await page.reload();
  await expect(bar(page)).toContainText('0 items');
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

test('who orders at four in the morning is told when the kitchen opens', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-29T11:00:00Z');
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await page.getByRole('button', { name: 'View Order' }).click();
  await expect(summary(page)).toContainText('The kitchen is closed. Opens at 9:00 AM');
});

test.describe('when the chat app does not open', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the order can be copied', async ({ page }) => {
    await page.goto('/delivery');
    await add(page, 'Guinness');
    await page.getByRole('button', { name: 'View Order' }).click();
    await summary(page).getByRole('button', { name: 'Copy order' }).click();
    await expect(page.getByText('Order copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1 x Guinness: MXN$135');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    });
    await summary(page).getByRole('button', { name: 'Copy order' }).click();
    await expect(page.getByText('Failed to copy order')).toBeVisible();
  });
});

test('fifteen lines with long notes are still readable, under a thumb, and accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/delivery');
  for (let line = 0; line < 15; line += 1) {
    await dish(page, 'The Marlin').getByLabel('Note').fill('W'.repeat(140));
    await add(page, 'The Marlin');
  }
  await expect(bar(page)).toContainText('15 items');
  await expect(page.getByText('is in your order')).toHaveCount(1);
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

test('an order that was emptied in another tab closes its summary, which does not come back by itself', async ({
  context,
  page,
}) => {
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await bar(page).getByRole('button', { name: 'View Order' }).click();
  await expect(summary(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/delivery');
  await other.evaluate(() => localStorage.removeItem('order'));
  await expect(summary(page)).toBeHidden();
  await add(page, 'Guinness');
  await expect(bar(page)).toContainText('1 item');
  await expect(summary(page)).toBeHidden();
});
