import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { AccountForms } from './account-forms.js';
import type { Api } from './api.js';
import { admin } from './pub.js';

/** The back office of a signed-in admin: its events, or another page by its path. */
export async function openDesk(page: Page, api: Api, address = '/admin'): Promise<void> {
  const { token, user } = await api.session();
  await page.goto('/robots.txt');
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    userToken: token,
    user: JSON.stringify(user),
  });
  await page.goto(address);
}

/** A unique event title. */
export const aTitle = () => `Shanty Night ${randomUUID().slice(0, 8)}`;

/** The end of the slug of such an event. */
export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Fills in the required fields of a new event. */
export async function beginEvent(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Fiddle, flute and bodhrán in the corner.');
  return form;
}

/** Lets the admin's session expire while they work, and signs them in again. */
export async function signInAgain(page: Page): Promise<void> {
  await page.route('**/api/admin/validate-token', (route) => route.fulfill({ status: 401, json: {} }));
  await page.evaluate(() => window.dispatchEvent(new Event('adminTokenChanged')));
  await expect(page.getByRole('heading', { name: 'Redirecting to Login' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute('**/api/admin/validate-token');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await new AccountForms(page).signIn(admin);
}
