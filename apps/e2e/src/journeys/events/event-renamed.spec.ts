import { expect } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { openDesk } from '../../support/desk.js';
import { nextStep } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('Back asks before it leaves a form on the page of an event that was renamed, and then leads back', async ({
  page,
  api,
}) => {
  const event = await api.createEvent();
  await openDesk(page, api, '/events');
  await page.getByPlaceholder('Search events...').fill(event.title);
  await page.getByRole('link', { name: event.title }).click();
  await page.getByRole('button', { name: `Edit Event: ${event.title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const title = `Renamed at its page ${event.id.slice(0, 6)}`;
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  const { slug } = await api.event(event.slug);
  await expect(page).toHaveURL(`/events/${slug}`);

  await page.getByRole('button', { name: `Edit Event: ${title}` }).click();
  const location = form.getByLabel('Location', { exact: true });
  await location.fill('The quay');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(location).toHaveValue('The quay');
  const renamedAgain = await api.asAdmin<{ event: EventView }>('PUT', `/api/admin/events/${event.id}`, {
    title: `${title} and again`,
  });
  await page.evaluate(() => new BroadcastChannel('events-changed').postMessage(null));
  await expect(page).toHaveURL(`/events/${renamedAgain.body.event.slug}`);
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(location).toHaveValue('The quay');
  await expect(page).toHaveURL(`/events/${renamedAgain.body.event.slug}`);

  await page.goBack();
  const stepped = await nextStep(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await stepped();
  await page.goBack();
  await expect(page).toHaveURL('/events');
});

test('an event that gets another name keeps open what is being written about it', async ({ page, api }) => {
  const { id, slug, title: firstTitle } = await api.createEvent();
  await page.goto(`/events/${slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Special Requests').fill('By the fire, please');
  const renamed = await api.asAdmin<{ event: { slug: string; title: string } }>('PUT', `/api/admin/events/${id}`, {
    title: `Renamed while somebody writes ${id.slice(0, 6)}`,
  });
  const { slug: newer, title } = renamed.body.event;
  await page.evaluate(() => new BroadcastChannel('events-changed').postMessage(null));
  await expect(page).toHaveURL(`/events/${newer}`);
  await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/events/${newer}$`));
  await api.asAdmin('PUT', `/api/admin/events/${id}`, { title: firstTitle });
  await page.evaluate(() => new BroadcastChannel('events-changed').postMessage(null));
  await expect(page).toHaveURL(`/events/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: firstTitle, includeHidden: true })).toBeVisible();
  await expect(dialog.getByLabel('Special Requests')).toHaveValue('By the fire, please');
});
