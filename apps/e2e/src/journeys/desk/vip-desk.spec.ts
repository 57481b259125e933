import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { VipBookingView } from '@rover/contracts/vip';
import { inDays } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { expectAccessible } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

let booking: VipBookingView;

test.beforeEach(async ({ api }) => {
  const hostName = `Host ${randomUUID().slice(0, 8)}`;
  booking = (await api.bookVip({ hostName, buttonSource: 'Package: The Session', eventDate: inDays(9) })).body.booking;
});

test('a VIP booking is found, edited and deleted', async ({ page, api }) => {
  await openDesk(page, api);
  await page.getByRole('tab', { name: /^VIP Bookings \([\d,]+\)$/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(booking.hostEmail);
  const row = page.getByRole('row', { name: booking.hostName });
  for (const shown of [
    booking.hostEmail,
    booking.hostPhone,
    'Birthdays',
    'VIP Lounge',
    '15',
    'Pending',
    'Package: The Session',
  ]) {
    await expect(row).toContainText(shown);
  }

  await row.getByRole('button', { name: `Edit VIP booking of ${booking.hostName}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit VIP Booking' });
  await form.getByLabel('Guest Count').fill('40');
  await form.getByLabel('Location').selectOption('Entire Venue');
  await form.getByLabel('Status').selectOption('confirmed');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('Confirmed');
  await expect(row).toContainText('Entire Venue');
  const [saved] = (await api.vipBookings({ search: booking.hostEmail })).vipBookings;
  expect(saved).toMatchObject({ guestCount: 40, eventLocation: 'Entire Venue', status: 'confirmed' });

  await row.getByRole('button', { name: `Delete VIP booking of ${booking.hostName}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete VIP Booking' });
  await expect(question).toContainText('This action cannot be undone');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No VIP bookings found matching your criteria')).toBeVisible();
  expect((await api.vipBookings({ search: booking.hostEmail })).total).toBe(0);
});

test('what the server does not take is said, and nothing is lost', async ({ page, api }) => {
  const path = `**/api/admin/vip-bookings/${booking.id}`;
  await openDesk(page, api, `/admin?tab=vip&search=${booking.hostEmail}`);
  await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }));
  await page.getByRole('button', { name: `Edit VIP booking of ${booking.hostName}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit VIP Booking' });
  await form.getByLabel('Special Requests').fill('A piper at the door');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to update VIP booking. Please try again.');
  await expectAccessible(page);
  await page.unroute(path);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('A piper at the door')).toBeVisible();
});

test('a slip of the finger does not take what was written; Cancel does, and Back leads on', async ({ page, api }) => {
  const address = `/admin?tab=vip&search=${booking.hostEmail}`;
  await openDesk(page, api, address);
  const edit = page.getByRole('button', { name: `Edit VIP booking of ${booking.hostName}` });
  const form = page.getByRole('dialog', { name: 'Edit VIP Booking' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await edit.click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await edit.click();
  const requests = form.getByLabel('Special Requests');
  await requests.fill('A piper at the door');
  for (const slip of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await slip();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(requests).toHaveValue('A piper at the door');
  }
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[?]/, '\\?')}$`));

  await edit.click();
  await expect(requests).not.toHaveValue('A piper at the door');
  expect((await api.vipBookings({ search: booking.hostEmail })).vipBookings[0]?.specialRequests).toBe(
    booking.specialRequests,
  );
});
