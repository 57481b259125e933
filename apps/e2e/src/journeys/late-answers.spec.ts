import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { aNewcomer } from '../support/accounts.js';
import { beginEvent, openDesk } from '../support/desk.js';
import { holdBack } from '../support/hold-back.js';
import { choose, files, openMediaManager } from '../support/media-desk.js';
import { nextStep } from '../support/page-checks.js';
import { test } from '../support/test.js';

/** Keeps back what a call is answered. @returns lets the answer in, and waits until the page has it */
async function holdAnswer(page: Page, path: string, method: string): Promise<() => Promise<void>> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse((response) => response.request().method() === method);
    letIn();
    await (await answered).finished();
    // Whatever the page makes of it, it has made of it then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  };
}

/** Stays with what is not saved. */
async function keepEditing(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
}

test('a deletion that takes long does not close the form that was opened meanwhile', async ({ page, api }) => {
  const { id, title } = await api.createEvent();
  await openDesk(page, api);
  const letIn = await holdAnswer(page, `**/api/admin/events/${id}`, 'DELETE');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Event' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const form = await beginEvent(page, 'Written meanwhile');
  await letIn();
  await expect(page.getByRole('button', { name: `Delete ${title}`, includeHidden: true })).toHaveCount(0);
  await expect(form.getByLabel('Title')).toHaveValue('Written meanwhile');
});

test('a caption that is saved late does not close the form that was opened meanwhile', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await choose(manager, files.bar);
  const letIn = await holdAnswer(page, '**/caption', 'PUT');
  const edit = manager.getByRole('button', { name: 'Edit caption of Photo 1' });
  const caption = manager.getByRole('textbox', { name: 'Caption' });
  await edit.click();
  await caption.fill('The pints settle');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await edit.click();
  await caption.fill('Written meanwhile');
  await letIn();
  await expect(caption).toHaveValue('Written meanwhile');
  await page.keyboard.press('Escape');
  await expect(manager.getByText('The pints settle')).toBeVisible();
});

for (const isNew of [true, false]) {
  test(`what is written of an event while it is saved is not lost: ${isNew ? 'a new one' : 'changed'}`, async ({
    page,
    api,
  }) => {
    const title = `Shanty Night ${randomUUID().slice(0, 8)}`;
    if (!isNew) await api.createEvent({ title });
    await openDesk(page, api);
    const letIn = await holdBack(page, isNew ? '**/api/admin/events' : '**/api/admin/events/*');
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    const begun = isNew ? await beginEvent(page, title) : form;
    if (!isNew) await page.getByRole('button', { name: `Edit ${title}` }).click();
    await begun.getByLabel('Price').fill('MXN$175');
    await begun.getByRole('button', { name: isNew ? 'Create Event' : 'Save Event' }).click();
    await begun.getByLabel('Location', { exact: true }).fill('The qua');
    letIn();
    await expect(page.getByText(`Event ${isNew ? 'created' : 'updated'} successfully!`)).toBeVisible();
    await expect(page.getByText('Saved, except for what you wrote meanwhile.')).toBeVisible();
    const location = form.getByLabel('Location', { exact: true });
    await expect(location).toBeFocused();
    await page.keyboard.type('y');
    await expect(location).toHaveValue('The quay');
    await page.keyboard.press('Escape');
    await keepEditing(page);
    await form.getByRole('button', { name: 'Save Event' }).click();
    await expect(form).toBeHidden();
    const { body } = await api.asAdmin<EventView[]>('GET', '/api/admin/events');
    expect(body.filter((event) => event.title === title)).toMatchObject([{ price: 'MXN$175', location: 'The quay' }]);
  });
}

test('a photo that is uploaded while its event is saved is not lost', async ({ page, api }) => {
  const { id, title, slug } = await api.createEvent();
  await openDesk(page, api);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const save = form.getByRole('button', { name: 'Save Event' });
  const letSave = await holdBack(page, `**/api/admin/events/${id}`);
  const letUpload = await holdBack(page, '**/api/admin/upload-media');
  await form.getByLabel('Price').fill('MXN$175');
  await save.click();
  await form.getByLabel('Upload a photo').setInputFiles(files.bar);
  await expect(form.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  letSave();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  letUpload();
  await save.click();
  await expect(form).toBeHidden();
  expect(await api.event(slug)).toMatchObject({ price: 'MXN$175', image: expect.stringMatching(/^\/media\//) });
});

for (const { kind, path } of [
  { kind: 'RSVP', path: 'rsvp-bookings' },
  { kind: 'VIP', path: 'vip-bookings' },
]) {
  test(`what is written of a booking while it is saved is not lost: ${kind}`, async ({ page, api }) => {
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    if (kind === 'RSVP') await api.rsvp({ eventId: (await api.createEvent()).id, fullName: name });
    else await api.bookVip({ hostName: name });
    await openDesk(page, api, `/admin?tab=${kind === 'RSVP' ? 'rsvps' : 'vip'}&search=${name}`);
    const edit = page.getByRole('button', { name: new RegExp(`^Edit .* of ${name}$`) });
    const form = page.getByRole('dialog', { name: `Edit ${kind} Booking` });
    const requests = form.getByLabel('Special Requests');
    const letIn = await holdBack(page, `**/api/admin/${path}/*`);
    await edit.click();
    await requests.fill('  A piper  ');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await requests.fill('A piper at the do');
    letIn();
    await expect(page.getByText('Saved, except for what you wrote meanwhile.')).toBeVisible();
    await expect(requests).toBeFocused();
    await page.keyboard.type('or');
    await page.keyboard.press('Escape');
    await keepEditing(page);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row', { name })).toContainText('A piper at the door');

    await edit.click();
    await form.getByLabel('Status').selectOption('cancelled');
    const letInAgain = await holdBack(page, `**/api/admin/${path}/*`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await form.getByLabel('Status').selectOption('pending');
    letInAgain();
    await expect(page.getByRole('row', { name, includeHidden: true })).toContainText('Cancelled');
    await form.getByLabel('Status').selectOption('cancelled');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });
}

test('what is written in a caption while it is saved is not lost', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await choose(manager, files.bar);
  const letIn = await holdBack(page, '**/caption');
  const caption = manager.getByRole('textbox', { name: 'Caption' });
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await expect(caption).toBeFocused();
  await page.keyboard.type('The pints');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' set');
  letIn();
  await expect(page.getByText('Saved, except for what you wrote meanwhile.')).toBeVisible();
  await page.keyboard.type('tle');
  await expect(caption).toHaveValue('The pints settle');
  await page.keyboard.press('Enter');
  await expect(caption).toBeHidden();
  await expect(manager.getByText('The pints settle')).toBeVisible();
});

test('a list that was asked for before an event was saved does not take the change back', async ({ page, api }) => {
  const { title } = await api.createEvent({ price: 'MXN$100' });
  await openDesk(page, api);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('MXN$100');
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(
    '**/api/admin/events',
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await card.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Price').fill('MXN$175');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  letIn();
  await page.waitForTimeout(500);
  await expect(card).toContainText('MXN$175');
});

test('who went on while an account was opened, or a link mailed, is not brought back', async ({ page, door }) => {
  await page.goto('/login?view=sign-up');
  const register = await holdAnswer(page, '**/api/auth/register', 'POST');
  await door.signUp(aNewcomer());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await register();
  await expect(page).toHaveURL('/about');

  await page.goto('/login?view=forgot-password');
  const forgot = await holdAnswer(page, '**/api/auth/forgot-password', 'POST');
  await door.resetForm.getByLabel('Email').fill(aNewcomer().email);
  await door.resetForm.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await forgot();
  await expect(page).toHaveURL('/about');
});

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
  const { id, slug } = await api.createEvent();
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
  await expect(dialog.getByLabel('Special Requests')).toHaveValue('By the fire, please');
});
