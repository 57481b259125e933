import { expect, type Page } from '@playwright/test';

/** Sends an RSVP with the form on the page of an event. */
export async function placeRsvp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
}
