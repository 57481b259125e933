import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { openDesk } from '../../support/desk.js';
import { expectAccessible } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

let event: EventView;
let form: Locator;

test.beforeEach(async ({ page, api }) => {
  event = await api.createEvent({ title: `Two Cooks ${randomUUID().slice(0, 8)}`, price: 'Free Entry' });
  await openDesk(page, api);
  await page.getByRole('button', { name: `Edit ${event.title}` }).click();
  form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Location', { exact: true }).fill('The terrace');
  await api.asAdmin('PUT', `/api/admin/events/${event.id}`, { price: 'MXN$200' });
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form.getByText('Somebody else has changed this event')).toBeVisible();
});

test('the second to save is told, sees what the first wrote, and goes on from there', async ({ page, api }) => {
  expect((await api.event(event.slug)).location).toBe(event.location);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(form.getByLabel('Price')).toHaveValue('MXN$200');
  await expect(form.getByLabel('Location', { exact: true })).toHaveValue(event.location);
  await expect(form.getByText('Somebody else has changed this event')).toBeHidden();

  await form.getByLabel('Location', { exact: true }).fill('The quay');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  expect(await api.event(event.slug)).toMatchObject({ price: 'MXN$200', location: 'The quay' });
});

test('the second may save over the first', async ({ page, api }) => {
  await form.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await api.event(event.slug)).toMatchObject({ price: 'Free Entry', location: 'The terrace' });
});
