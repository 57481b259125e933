import { expect } from '@playwright/test';
import { admin } from '../../support/pub.js';
import { placeRsvp } from '../../support/rsvp-form.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page }) => {
  // What a browser does whose owner has it keep nothing for any site.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  });
});

test('in a browser that keeps nothing, events are shown and an RSVP is taken', async ({ page, api }) => {
  const { slug, title } = await api.createEvent();
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await placeRsvp(page, 'keeps-nothing@guest.test');
});

test('in a browser that keeps nothing, an order grows, and an admin gets in, until the page is left', async ({
  page,
  accountForms,
}) => {
  await page.goto('/delivery');
  await page.getByRole('button', { name: 'Add Guinness to the order' }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('1 item');

  await page.goto('/login');
  await accountForms.signIn(admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('tab', { name: 'RSVP Bookings' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
});
