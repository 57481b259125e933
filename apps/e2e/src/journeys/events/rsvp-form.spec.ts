import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, isFocusInSight } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('Back closes the form and not the page, and then leads where it led before', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto('/events');
  await page.getByPlaceholder('Search events...').fill(event.title);
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await page.getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(`/events/${event.slug}`);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'RSVP Now' }).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/events/${event.slug}`);
    await expect(page.getByRole('button', { name: 'RSVP Now' })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/events');
});

test('the form remembers the guest, and says what is missing', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anne Bonny');
});

test('a field that the server refuses is marked, and has the focus', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Anne\tBonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(dialog.getByText('There was an error submitting your RSVP. Please try again.')).toBeVisible();
  const name = dialog.getByLabel('Full Name');
  await expect(name).toHaveAccessibleDescription('Full name has characters that cannot be used.');
  await expect(name).toBeFocused();
  await name.fill('Anne Bonny');
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
});

test('on a small phone, why an RSVP was refused is in sight, beside the button to send it again', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const event = await api.createEvent({ capacity: 1 });
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const submit = dialog.getByRole('button', { name: 'Submit RSVP' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Full Name').fill('Grace O’Malley');
  await dialog.getByLabel('Email').fill('grace@guest.test');
  await dialog.getByLabel('Guests').selectOption('4');
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeInViewport({ ratio: 1 });

  await dialog.getByRole('button', { name: 'Close' }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 1; step <= 7; step += 1) {
      await page.keyboard.press(key);
      expect(await isFocusInSight(page), `${key}, ${step} steps`).toBe(true);
    }
  }
});

test('on a small phone the longest title and price leave room for the form', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const event = await api.createEvent({ title: `Quiz ${'W'.repeat(195)}`, price: 'W'.repeat(60) });
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await expect(dialog.getByRole('button', { name: 'Submit RSVP' })).toBeInViewport({ ratio: 1 });
  const name = dialog.getByLabel('Full Name');
  await name.click();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('what was written is there again when the form was closed by mistake, until it is sent', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const open = () => page.getByRole('button', { name: 'RSVP Now' }).click();
  await open();
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByLabel('Guests').selectOption('3');
  await dialog.getByLabel('Special Requests').fill('A seat by the window');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/events/${event.slug}`);

  await open();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anne Bonny');
  await expect(dialog.getByLabel('Guests')).toHaveValue('3');
  await expect(dialog.getByLabel('Special Requests')).toHaveValue('A seat by the window');
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
  await expect(dialog).toBeHidden({ timeout: 5_000 });

  await open();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anne Bonny');
  await expect(dialog.getByLabel('Guests')).toHaveValue('1');
  await expect(dialog.getByLabel('Special Requests')).toHaveValue('');
});
