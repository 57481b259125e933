import { expect } from '@playwright/test';
import { add, bar, summary } from '../../support/order.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
