import { expect, type Page } from '@playwright/test';
import { add, bar, dish, summary } from '../../support/order.js';
import { test } from '../../support/test.js';

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

test('on a phone too, what keeps the order from being sent is in sight, above the first field that has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/delivery');
  for (const name of ['Guinness', 'The Marlin']) await add(page, name);
  await page.getByRole('button', { name: 'View Order' }).click();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await summary(page).getByRole('button', { name: 'Copy order' }).scrollIntoViewIfNeeded();
    await summary(page).getByRole('button', { name: 'Confirm & Send' }).click();
    await expect(summary(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(summary(page).getByLabel('Name')).toBeFocused();
    await expect(summary(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
  }
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

test('on the narrowest phone, what is to be done in the chat is not pressed into a column of letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 760 });
  await listenForChat(page);
  await page.goto('/delivery');
  await add(page, 'Guinness');
  await page.getByRole('button', { name: 'Send Order' }).click();
  await summary(page).getByLabel('Name').fill('Nora');
  await summary(page).getByLabel('Email').fill('nora@example.com');
  await summary(page).getByRole('button', { name: 'Confirm & Send' }).click();
  const words = page.getByText('Press send there, and the kitchen knows.');
  await expect(words).toBeVisible();
  expect(await words.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(160);
  await page.getByRole('button', { name: 'Empty the order' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bar(page)).toContainText('0 items');
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
