import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import type { Api } from '../../support/api.js';
import { aTitle, beginEvent, openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { choose, files, openMediaManager } from '../../support/media-desk.js';
import { test } from '../../support/test.js';

/** Stays with what is not saved. */
async function keepEditing(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
}

/** The form of an event whose price is changed, and its save on the way. */
async function beginSave(page: Page, api: Api) {
  const { id, title, slug } = await api.createEvent();
  await openDesk(page, api);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const save = form.getByRole('button', { name: 'Save Event' });
  const letSave = await holdBack(page, `**/api/admin/events/${id}`);
  await form.getByLabel('Price').fill('MXN$175');
  await save.click();
  return {
    form,
    save,
    letSave,
    expectPhoto: async () => {
      await expect(form).toBeHidden();
      const photo = expect.stringMatching(/^\/media\//);
      expect(await api.event(slug)).toMatchObject({ price: 'MXN$175', image: photo });
    },
  };
}

for (const isNew of [true, false]) {
  test(`what is written of an event while it is saved is not lost: ${isNew ? 'a new one' : 'changed'}`, async ({
    page,
    api,
  }) => {
    const title = aTitle();
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
  const { form, save, letSave, expectPhoto } = await beginSave(page, api);
  const letUpload = await holdBack(page, '**/api/admin/upload-media');
  await form.getByLabel('Upload a photo').setInputFiles(files.bar);
  await expect(form.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  letSave();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  letUpload();
  await save.click();
  await expectPhoto();
});

test('a photo that is laid anew while its event is saved is not lost', async ({ page, api }) => {
  const { form, save, letSave, expectPhoto } = await beginSave(page, api);
  const crop = page.getByRole('dialog', { name: 'Crop & Position' });
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2.5');
  letSave();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('2.5');
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await save.click();
  await expectPhoto();
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
    await form.getByLabel('Status').selectOption(kind === 'RSVP' ? 'confirmed' : 'pending');
    letInAgain();
    await expect(page.getByRole('row', { name, includeHidden: true })).toContainText('Cancelled');
    await page.keyboard.press('Escape');
    await keepEditing(page);
    await form.getByLabel('Status').selectOption('cancelled');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('what is written in a caption while it is saved is not lost', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await choose(manager, files.bar);
  const letIn = await holdBack(page, '**/caption');
  const caption = manager.getByRole('textbox', { name: 'Caption' });
  const goneTo = await manager
    .getByRole('button', { name: 'Edit caption of Photo 1' })
    .evaluate((button: HTMLElement) => {
      button.click();
      return new Promise((resolve) => queueMicrotask(() => resolve(document.activeElement?.ariaLabel)));
    });
  expect(goneTo).toBe('Caption');
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
