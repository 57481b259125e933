import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { test } from '../../support/test.js';

let party: string;

test.beforeEach(async ({ page, api }) => {
  party = `Party ${randomUUID().slice(0, 8)}`;
  const event = await api.createEvent();
  await api.rsvp({ eventId: event.id, fullName: `${party} Ann`, specialRequests: '=1+1' });
  await api.rsvp({ eventId: event.id, fullName: `${party} Bran` });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(party)}&sort=fullName`);
  await expect(page.getByRole('row', { name: party })).toHaveCount(2);
});

test('what is found is exported as it stands, and nothing of it calculates', async ({ page }) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rsvp-bookings-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.getByText('The file is among your downloads.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['\ufeffGuest Name', `${party} Ann`, `${party} Bran`, '']);
  expect(lines[1]).toContain(",'=1+1,");
});

test('what is typed is searched for, though the list has not come yet', async ({ page }) => {
  await page.getByLabel('Search').fill(`${party} Ann`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['\ufeffGuest Name', `${party} Ann`, '']);
});

test('a double click brings one file', async ({ page }) => {
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.getByRole('button', { name: 'Export CSV' }).dblclick();
  await expect.poll(() => files).toHaveLength(1);
  await expect(page.getByText('The file is among your downloads.')).toHaveCount(1);
  expect(files).toHaveLength(1);
});

test('why a file is refused is told in the words of the server', async ({ page }) => {
  const message = 'Too many requests. Please try again in a minute.';
  await page.route('**/api/admin/rsvp-bookings/export*', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, statusCode: 429, code: 'RATE_LIMITED', message, errors: [] },
    }),
  );
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(message)).toBeVisible();
});

test('a file that breaks off is not saved, and that is said', async ({ page }) => {
  let saved = false;
  page.on('download', () => {
    saved = true;
  });
  await page.route('**/api/admin/rsvp-bookings/export*', (route) =>
    route.fulfill({ headers: { 'X-Total-Rows': '2' }, contentType: 'text/csv', body: 'Guest Name\r\nAnn\r\n' }),
  );
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('The file did not come whole. Please try again.')).toBeVisible();
  expect(saved).toBe(false);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});
