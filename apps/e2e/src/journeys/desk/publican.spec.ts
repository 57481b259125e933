import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { inDays } from '../../support/api.js';
import { admin } from '../../support/pub.js';
import { test } from '../../support/test.js';

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(admin.email);
  await form.getByLabel('Password', { exact: true }).fill(admin.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin/);
}

test('an admin logs in, creates an event, and a guest sees it at once', async ({ page, browser, pub }) => {
  const title = `Shanty Night ${randomUUID().slice(0, 6)}`;
  await logIn(page);
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Date').fill(inDays(1));
  await dialog.getByLabel('Description', { exact: true }).fill('Bring a chorus.');
  await expect(dialog.getByText('15/500 characters')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const guest = await browser.newPage({ baseURL: pub.url });
  await guest.goto('/events');
  await guest.getByPlaceholder('Search events...').fill(title);
  await expect(guest.getByRole('link', { name: title })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('dialog').getByLabel('Price').fill('MXN$150');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await guest.reload();
  await guest.getByPlaceholder('Search events...').fill(title);
  await expect(guest.getByText('MXN$150')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete Event' });
  await expect(confirmation.getByText('This action cannot be undone')).toBeVisible();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  // While it is open, no heading behind it has a role.
  await expect(confirmation).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('link', { name: title })).toBeHidden();
  await guest.close();
});

test('an event without its needful fields is not sent, and says why', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Please enter a title').first()).toBeVisible();
});

test('RSVPs are found, edited and deleted', async ({ page, api }) => {
  const fullName = `Rover ${randomUUID().slice(0, 8)}`;
  const event = await api.createEvent();
  await api.rsvp({ eventId: event.id, fullName, guests: 2 });
  await logIn(page);
  await page.getByRole('tab', { name: /RSVP Bookings/ }).click();
  await page.getByPlaceholder('Name, email, event...').fill(fullName);
  await expect(page.getByText(fullName)).toBeVisible();

  await page.getByRole('button', { name: `Edit RSVP of ${fullName}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit RSVP Booking' });
  await form.getByLabel('Guests').selectOption('5');
  await form.getByLabel('Status').selectOption('pending');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: fullName })).toContainText('5');
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(5);

  await page.getByRole('button', { name: `Delete RSVP of ${fullName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No RSVP bookings found matching your criteria')).toBeVisible();
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(0);
});

test('wrong credentials are told; without a session the admin page leads to the login', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(admin.email);
  await form.getByLabel('Password', { exact: true }).fill('not-the-password-1');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
});
