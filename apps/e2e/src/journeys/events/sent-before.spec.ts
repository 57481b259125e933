import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { holdBack } from '../../support/hold-back.js';
import { PartyForm } from '../../support/party-form.js';
import { test } from '../../support/test.js';

test('an RSVP that is on its way is not sent again by the form that is opened anew', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const open = () => page.getByRole('button', { name: 'RSVP Now' }).click();
  const letIn = await holdBack(page, '**/api/events/rsvp');
  await open();
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  letIn();
  await expect(dialog.getByText('RSVP Confirmed!')).toBeVisible();
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(1);
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByRole('button', { name: 'Submit RSVP' })).toBeEnabled();
});

test('a party that could not be booked can be sent again by the form that was opened meanwhile', async ({ page }) => {
  const form = new PartyForm(page);
  const fail = await holdBack(page, '**/api/vip/book', (route) => route.abort());
  await form.openBy('Birthdays');
  await form.introduce();
  await form.send.click();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();

  await page.getByRole('button', { name: 'Birthdays', exact: true }).click();
  await expect(form.dialog.getByRole('button', { name: 'Sending Request...' })).toBeDisabled();
  fail();
  await expect(form.send).toBeEnabled();
  await page.unroute('**/api/vip/book');
  await form.send.click();
  await expect(form.sent).toBeVisible();
});

test('a form stays open when its event cannot be fetched anew', async ({ page, api }) => {
  const { slug, title } = await api.createEvent();
  let asked = 0;
  await page.goto('/events');
  await page.getByPlaceholder('Search events...').fill(title);
  const fail = await holdBack(page, `/api/events/${slug}`, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const name = page.getByRole('dialog', { name: 'RSVP for Event' }).getByLabel('Full Name');
  await name.fill('Anne Bonny');
  fail();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByText('Event Not Found')).toBeAttached();
  await expect(name).toHaveValue('Anne Bonny');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/events');
});
