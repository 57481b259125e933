import { expect } from '@playwright/test';
import { test } from '../../support/test.js';

test('an order that grows too long for the chat says so while it is written', async ({ page }) => {
  // Each of these signs takes nine in a link.
  const line = { itemId: 'guinness', quantity: 1, note: '€'.repeat(140) };
  const order = JSON.stringify([line, line, line, line, line]);
  await page.addInitScript((stored) => localStorage.setItem('order', stored), order);
  await page.goto('/delivery');
  await page.getByRole('button', { name: 'View Order' }).click();
  const summary = page.getByRole('dialog', { name: 'Order Summary' });
  const address = summary.getByLabel('Delivery Address');
  const warning = summary.getByText('Your chat app may cut so long an order.');
  await address.fill('Dock 3');
  await expect(warning).toBeHidden();
  await address.fill('€'.repeat(300));
  await expect(warning).toBeVisible();
  await address.fill('Dock 3');
  await expect(warning).toBeHidden();
});
