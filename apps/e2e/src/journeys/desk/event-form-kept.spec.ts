import { expect } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { aTitle, beginEvent, openDesk, signInAgain } from '../../support/desk.js';
import { asksBeforeReload, nextStep } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page, api }) => {
  await openDesk(page, api);
});

test('when saving fails the form stays as it is, and can be saved later', async ({ page }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await page.route('**/api/admin/events', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  );
  await form.getByRole('button', { name: 'Create Event' }).click();
  const toast = page.locator('[data-sonner-toast][data-type=error]');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to save event. Please try again.');
  await expect(form.getByLabel('Title')).toHaveValue(title);

  await page.unroute('**/api/admin/events');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a form that was written in asks before it is closed', async ({ page }) => {
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('button', { name: 'Add New Event' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await beginEvent(page, aTitle());
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(/Fiddle/);
  expect(await asksBeforeReload(page)).toBe(true);

  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(question).toBeHidden();
  expect(await asksBeforeReload(page)).toBe(false);
});

test('what was written when a session ended is there after the next login', async ({ page, api }) => {
  const { title, id, slug } = await api.createEvent({ title: aTitle() });
  await page.reload();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const open = () => page.getByRole('button', { name: `Edit ${title}` }).click();
  const restored = form.getByText('This is what you wrote before your session ended.');
  await open();
  await form.getByLabel('Title').fill(`${title} and Tales`);
  await form.getByRole('textbox', { name: 'Extended Description' }).fill('Bring a tale of the sea.');

  await signInAgain(page);

  await page.getByRole('button', { name: 'Add New Event' }).click();
  const another = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(another.getByLabel('Title')).toHaveValue('');
  await another.getByRole('button', { name: 'Cancel' }).click();
  await expect(another).toBeHidden();

  await open();
  await expect(restored).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(`${title} and Tales`);
  await expect(form.getByRole('textbox', { name: 'Extended Description' })).toHaveText('Bring a tale of the sea.');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  expect(await api.event(slug)).toMatchObject({ id, title: `${title} and Tales` });
});

test('Back asks too, and still leads back once nothing can be lost', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const form = await beginEvent(page, aTitle());
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(/Fiddle/);
  await page.goBack();
  // The step that asked is taken back a moment after the form is gone.
  const stepped = await nextStep(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await stepped();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('an answer that is lost on the way does not make two events', async ({ page, api }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  const create = form.getByRole('button', { name: 'Create Event' });
  const path = '/api/admin/events';
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(page.getByText('Failed to save event. Please try again.')).toBeVisible();
  await page.unroute(`**${path}`);
  await create.click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  const { body } = await api.asAdmin<EventView[]>('GET', path);
  expect(body.filter((event) => event.title === title)).toHaveLength(1);
});

for (const [where, address, edit] of [
  ['desk', () => '/admin', 'Edit'],
  ['event’s own page', (slug: string) => `/events/${slug}`, 'Edit Event:'],
] as const) {
  test(`what was written of an event that a colleague has deleted can be had as a new one: ${where}`, async ({
    page,
    api,
  }) => {
    const { id, title, slug } = await api.createEvent({ title: aTitle() });
    await page.goto(address(slug));
    await page.getByRole('button', { name: `${edit} ${title}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Location', { exact: true }).fill('The quay');
    await api.asAdmin('DELETE', `/api/admin/events/${id}`);
    await form.getByRole('button', { name: 'Save Event' }).click();
    await expect(page.getByText('Failed to save event. Please try again.')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('This event has been deleted meanwhile.');
    await expect(page.getByRole('heading', { name: title, includeHidden: true })).toHaveCount(0);

    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created successfully!')).toBeVisible();
    await expect(form).toBeHidden();
    const { body } = await api.asAdmin<EventView[]>('GET', '/api/admin/events');
    expect(body.filter((event) => event.title === title)).toMatchObject([{ location: 'The quay' }]);
  });
}
