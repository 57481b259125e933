import { expect, type Page } from '@playwright/test';
import { holdBack } from '../../support/hold-back.js';
import { choose, files, openMediaManager } from '../../support/media-desk.js';
import { asksBeforeReload } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

/** The server refuses one kind of call, in its own words or, with null, by not answering at all. */
async function refuse(page: Page, method: string, status: number | null, message?: string): Promise<void> {
  await page.route('**/api/admin/events/*/media**', (route) => {
    if (route.request().method() !== method) return route.fallback();
    return status === null ? route.abort() : route.fulfill({ status, json: { success: false, message } });
  });
}

test('an upload that is refused says why, and is tried again', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await refuse(page, 'POST', 413, 'A photo may have 25 MB.');
  await choose(manager, files.bar);
  await expect(manager.getByRole('alert')).toContainText('bar-at-dusk.jpg');
  await expect(manager.getByRole('alert')).toContainText('Upload failed: A photo may have 25 MB.');

  await page.unroute('**/api/admin/events/*/media**');
  await manager.getByRole('button', { name: 'Retry bar-at-dusk.jpg' }).click();
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
  await expect(manager.getByRole('alert')).toBeHidden();
});

test('an upload over a dead line says so, and the notice can be sent away', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await refuse(page, 'POST', null);
  await choose(manager, files.bar);
  await expect(manager.getByRole('alert')).toContainText('Failed to upload media');
  await manager.getByRole('button', { name: 'Dismiss bar-at-dusk.jpg' }).click();
  await expect(manager.getByRole('alert')).toBeHidden();
});

test('an upload shows how far it is, and can be called off', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  const drop = await holdBack(page, '**/api/admin/events/*/media', (route) => route.abort());
  await choose(manager, files.bar, files.session);
  await expect(manager.getByRole('progressbar', { name: 'bar-at-dusk.jpg' })).toBeVisible();
  await expect(manager.getByText('2 files on the way.')).toBeVisible();
  await manager.getByRole('button', { name: 'Cancel bar-at-dusk.jpg' }).click();
  await manager.getByRole('button', { name: 'Cancel session.jpg' }).click();
  await expect(manager.getByRole('progressbar')).toHaveCount(0);
  await expect(manager.getByRole('alert')).toBeHidden();
  expect((await api.event(event.slug)).media.images).toEqual([]);
  drop();
});

test('an upload goes on while the manager is closed', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  const go = await holdBack(page, '**/api/admin/events/*/media');
  await choose(manager, files.bar);
  await expect(manager.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  await expect(manager.getByRole('progressbar')).toBeVisible();
  go();
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
});

test('an upload that fails while the manager is closed is told of, and not lost by a reload', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  const drop = await holdBack(page, '**/api/admin/events/*/media', (route) => route.abort());
  await choose(manager, files.bar);
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  drop();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Failed to upload media');
  await expect(toast).toContainText('bar-at-dusk.jpg');
  expect(await asksBeforeReload(page)).toBe(true);
  await page.unroute('**/api/admin/events/*/media');
  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  await manager.getByRole('button', { name: 'Retry bar-at-dusk.jpg' }).click();
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
  expect(await asksBeforeReload(page)).toBe(false);
});

test('what is neither photo nor video nor audio is refused at once', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await manager
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Milk, eggs, stout') });
  await expect(manager.getByRole('alert')).toHaveText('Only images, videos and audio can be added, not notes.txt.');
});

test.describe('with a photo', () => {
  for (const { status, message, single, bulk, caption } of [
    {
      status: 503,
      message: 'Back in a moment.',
      single: 'Delete failed: Back in a moment.',
      bulk: 'Bulk delete failed: Back in a moment.',
      caption: 'Update failed: Back in a moment.',
    },
    {
      status: null,
      message: undefined,
      single: 'Failed to delete media',
      bulk: 'Failed to delete media files',
      caption: 'Failed to update caption',
    },
  ]) {
    test(`a deletion or a caption that fails says so until it succeeds: ${caption}`, async ({ page, api }) => {
      const manager = await openMediaManager(page, api, await api.createEvent());
      await choose(manager, files.bar);
      const banner = manager.getByRole('alert');
      const question = page.getByRole('alertdialog');
      await refuse(page, 'DELETE', status, message);
      await refuse(page, 'PUT', status, message);

      await manager.getByRole('button', { name: 'Delete Photo 1' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(banner).toHaveText(single);
      await manager.getByRole('button', { name: 'Dismiss' }).click();
      await expect(banner).toBeHidden();

      await manager.getByRole('button', { name: 'Select', exact: true }).click();
      await manager.getByRole('button', { name: 'All' }).click();
      await manager.getByRole('button', { name: 'Delete (1)' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(banner).toHaveText(bulk);
      await manager.getByRole('button', { name: 'Cancel' }).click();

      await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
      await manager.getByRole('textbox', { name: 'Caption' }).fill('The pints settle');
      await manager.getByRole('button', { name: 'Save' }).click();
      await expect(banner).toHaveText(caption);
      await expect(manager.getByRole('textbox', { name: 'Caption' })).toHaveValue('The pints settle');

      await page.unroute('**/api/admin/events/*/media**');
      await manager.getByRole('button', { name: 'Save' }).click();
      await expect(manager.getByRole('textbox', { name: 'Caption' })).toBeHidden();
      await expect(manager.getByText('The pints settle')).toBeVisible();
      await expect(banner).toBeHidden();

      await refuse(page, 'DELETE', status, message);
      const remove = async () => {
        await manager.getByRole('button', { name: 'Delete Photo 1' }).click();
        await question.getByRole('button', { name: 'Delete' }).click();
      };
      await remove();
      await expect(banner).toHaveText(single);
      await page.unroute('**/api/admin/events/*/media**');
      await remove();
      await expect(manager.getByText('No media yet')).toBeVisible();
      await expect(banner).toBeHidden();
    });
  }

  test('without a token nothing is asked of the server', async ({ page, api }) => {
    const manager = await openMediaManager(page, api, await api.createEvent());
    await choose(manager, files.bar);
    await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
    await manager.getByRole('button', { name: 'Delete Photo 1' }).click();
    await page.evaluate(() => localStorage.removeItem('adminToken'));
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && asked.push(request.url()));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(manager.getByRole('alert')).toHaveText('No admin token found');
    expect(asked).toEqual([]);
  });

  test('one that does not come is a red tile, and so is one without an address', async ({ page, api }) => {
    const event = await api.createEvent();
    await page.route(`**/api/events/${event.slug}`, async (route) => {
      const response = await route.fetch();
      const images = ['/media/gone.jpg', ''].map((url) => ({ url, caption: '' }));
      await route.fulfill({ json: { ...(await response.json()), media: { ...event.media, images } } });
    });
    const manager = await openMediaManager(page, api, event);
    await expect(manager.getByText('Failed to load image')).toBeVisible();
    await expect(manager.getByText('No URL')).toBeVisible();
    await expect(manager.getByRole('button', { name: 'Delete Photo 2' })).toBeHidden();
  });
});
