import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import type { Api } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

let event: EventView;

test.beforeEach(async ({ page, api }) => {
  event = await api.createEvent({ title: `Last Orders ${randomUUID().slice(0, 8)}` });
  await api.rsvp({ eventId: event.id, guests: 3 });
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(3);
  await openDesk(page, api);
});

const heading = (page: Page) => page.getByRole('heading', { name: event.title });
const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: event.title }).last();
const publicStatus = async (api: Api) => (await api.call('GET', `/api/events/${event.slug}`)).status;

/** With the keyboard alone. */
async function deleteByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Delete ${event.title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event deleted')).toBeVisible();
}

test('a deleted event is gone for everybody, and comes back whole by keyboard', async ({ page, api }) => {
  await deleteByKeyboard(page);
  await expect(heading(page)).toBeHidden();
  expect(await publicStatus(api)).toBe(404);

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page, '[data-sonner-toaster]');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expect(undo).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event restored')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Events' })).toBeFocused();
  expect(await api.event(event.slug)).toMatchObject({ id: event.id, slug: event.slug, registered: 3 });
});

test('a deletion that cannot be taken back now says so, and can be tried again', async ({ page, api }) => {
  await page.route('**/api/admin/events/*/restore', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await deleteByKeyboard(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('The event was not restored');
  await expect(toast(page)).toContainText('is still deleted');
  expect(await publicStatus(api)).toBe(404);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
  expect(await publicStatus(api)).toBe(200);
});

test('a deletion that the server refuses leaves the event, and says why', async ({ page, api }) => {
  await page.route(`**/api/admin/events/${event.id}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'The cellar is flooded.' } }),
  );
  await page.getByRole('button', { name: `Delete ${event.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The cellar is flooded.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page)).toBeVisible();
  expect(await publicStatus(api)).toBe(200);
});
