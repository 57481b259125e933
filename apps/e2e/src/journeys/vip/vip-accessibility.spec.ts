import { expect } from '@playwright/test';
import { aHost } from '../../support/api.js';
import { expectGoodAtEveryWidth, narrowest } from '../../support/page-checks.js';
import { PartyForm } from '../../support/party-form.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a host books by keyboard alone, and the focus comes back to the card', async ({ page }) => {
  const form = new PartyForm(page);
  await page.goto('/vip-packages');
  const card = page.getByRole('button', { name: 'Birthdays' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(card).toBeFocused();

  await page.keyboard.press('Enter');
  await form.field('Full Name').focus();
  for (const words of ['Keyboard Kate', 'kate@host.test', '624 555 0102']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(form.field('Event Type')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.sent.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('on a small screen that is magnified, nothing lies over what has the focus', async ({ page }) => {
  const form = new PartyForm(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/vip-packages');
  await form.openBy('Book Your Event');
  await expect(form.send).toBeAttached();
  const parts = form.dialog.locator('input, select, textarea, button');
  for (const part of await parts.all()) {
    await part.focus();
    const isSeen = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect([await part.getAttribute('name'), isSeen]).toEqual([await part.getAttribute('name'), true]);
  }
});

test('the dialogs of the VIP page are accessible and never scroll sideways', async ({ page }) => {
  await page.setViewportSize(narrowest);
  const form = new PartyForm(page);
  await form.openBy('Book The Lock-In');
  await form.send.click();
  await expect(form.dialog.getByText('Please enter your name')).toBeVisible();
  await expectGoodAtEveryWidth(page);

  await form.introduce({ ...aHost(), hostName: 'W'.repeat(120) });
  await form.field('Event Type').selectOption('Posadas / Christmas Parties');
  await page.route('**/api/vip/book', (route) => route.abort());
  await form.send.click();
  await expect(form.failed).toBeVisible();
  await expectGoodAtEveryWidth(page);
  await form.acknowledge(form.failed);

  await page.unroute('**/api/vip/book');
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expectGoodAtEveryWidth(page);
});
