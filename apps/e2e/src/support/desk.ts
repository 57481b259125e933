import type { Locator, Page } from '@playwright/test';
import type { Api } from './api.js';

/** The back office, as an admin who is signed in finds it: its events, or what its address says. */
export async function openDesk(page: Page, api: Api, address = '/admin'): Promise<void> {
  const token = await api.login();
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('adminToken', value), token);
  await page.goto(address);
}

/** The form of a new event, with what it cannot do without. */
export async function beginEvent(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Fiddle, flute and bodhrán in the corner.');
  return form;
}
