import type { Locator, Page } from '@playwright/test';
import type { Api } from './api.js';

/** The back office's events, as an admin who is signed in finds them. */
export async function openDesk(page: Page, api: Api): Promise<void> {
  const token = await api.login();
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('adminToken', value), token);
  await page.goto('/admin');
}

/** The form of a new event, with what it cannot do without. */
export async function beginEvent(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Fiddle, flute and bodhrán in the corner.');
  return form;
}
