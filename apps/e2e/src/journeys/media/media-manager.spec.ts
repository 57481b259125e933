import { expect } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { choose, files, openMediaManager } from '../../support/media-desk.js';
import { asksBeforeReload, expectGoodAtEveryWidth, narrowest, untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('photos and audio are added, several at once, and a guest sees them', async ({ page, browser, api, pub }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await expect(manager.getByText('No media yet')).toBeVisible();
  await expect(manager.getByText('max 10 MB')).toBeVisible();

  await choose(manager, files.bar, files.session, files.tune);
  await expect(manager.getByRole('heading', { name: 'Photos (2)' })).toBeVisible();
  await expect(manager.getByRole('heading', { name: 'Audio (1)' })).toBeVisible();
  await expect(manager.getByText('3 files uploaded.')).toBeAttached();
  const { media } = await api.event(event.slug);
  expect([media.images.length, media.videos.length, media.voiceNotes.length]).toEqual([2, 0, 1]);

  const guest = await browser.newPage({ baseURL: pub.url });
  await guest.goto(`/events/${event.slug}`);
  for (const { url } of media.images) {
    const photo = guest.locator(`img[src^="${url}"]`).first();
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(guest.locator('audio')).toHaveAttribute('src', media.voiceNotes[0]?.url ?? '');
  await guest.close();
});

test('a caption is written where it stands: Enter saves it, Escape leaves it', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await choose(manager, files.bar);
  const edit = manager.getByRole('button', { name: 'Edit caption of Photo 1' });

  await edit.click();
  await manager.getByRole('textbox', { name: 'Caption' }).fill('The pints settle');
  await page.keyboard.press('Enter');
  await expect(manager.getByText('The pints settle')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect.poll(async () => (await api.event(event.slug)).media.images[0]?.caption).toBe('The pints settle');

  await page.keyboard.press('Enter');
  await manager.getByRole('textbox', { name: 'Caption' }).fill('Something else');
  await page.keyboard.press('Escape');
  await expect(manager.getByText('The pints settle')).toBeVisible();

  await edit.click();
  await manager.getByRole('textbox', { name: 'Caption' }).fill('');
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('No caption')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  await expect(page.getByRole('button', { name: `Media of ${event.title}` })).toBeFocused();
});

test('a caption that is being written is not lost without a question', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await choose(manager, files.bar);
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const caption = manager.getByRole('textbox', { name: 'Caption' });
  const close = manager.getByRole('button', { name: 'Close' });
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await caption.fill('The pints set');
  await close.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(caption).toHaveValue('The pints set');
  expect(await asksBeforeReload(page)).toBe(true);

  await caption.fill('');
  await close.click();
  await expect(manager).toBeHidden();

  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await caption.fill('The pints set');
  await close.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(manager).toBeHidden();
});

test('a caption that is being written is saved while others are selected', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await choose(manager, files.bar);
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await manager.getByRole('button', { name: 'Select' }).click();
  await manager.getByRole('textbox', { name: 'Caption' }).fill('The pints settle');
  await manager.getByRole('button', { name: 'Save' }).click();
  await manager.getByRole('checkbox', { name: 'Photo 1: The pints settle' }).click();
  await expect(manager.getByRole('button', { name: 'Delete (1)' })).toBeEnabled();
});

test('one is deleted, or several together, after a question', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await choose(manager, files.bar, files.session, files.tune);
  await expect(manager.getByRole('heading', { name: 'Audio (1)' })).toBeVisible();
  await expect(manager.getByRole('heading', { name: 'Photos (2)' })).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Delete Media' });

  await manager.getByRole('button', { name: 'Delete Audio 1' }).click();
  await expect(question).toContainText('Are you sure you want to delete this media item?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(manager.getByRole('button', { name: 'Delete Audio 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(manager.getByRole('heading', { name: 'Audio' })).toBeHidden();

  await manager.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(manager.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
  await manager.getByRole('checkbox', { name: 'Photo 2' }).check();
  await expect(manager.getByRole('button', { name: 'Delete (1)' })).toBeEnabled();
  await manager.getByRole('button', { name: 'All' }).click();
  await expect(manager.getByRole('button', { name: 'Delete (2)' })).toBeVisible();
  await manager.getByRole('button', { name: 'None' }).click();
  await expect(manager.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await manager.getByRole('button', { name: 'Cancel' }).click();
  await expect(manager.getByRole('checkbox')).toHaveCount(0);

  await manager.getByRole('button', { name: 'Select', exact: true }).click();
  await manager.getByRole('button', { name: 'All' }).click();
  await manager.getByRole('button', { name: 'Delete (2)' }).click();
  await expect(question).toContainText('Are you sure you want to delete 2 media item(s)?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(manager.getByText('No media yet')).toBeVisible();
  await expect.poll(async () => (await api.event(event.slug)).media.images).toEqual([]);
});

test('the manager opens from the event’s own page too, and what it adds stands there at once', async ({
  page,
  api,
}) => {
  const event = await api.createEvent();
  await openDesk(page, api, `/events/${event.slug}`);
  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  const manager = page.getByRole('dialog', { name: 'Media Manager' });
  await choose(manager, files.session);
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
  await manager.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
});

test('a guest downloads nothing of the manager', async ({ page, api }) => {
  const event = await api.createEvent();
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  for (const path of ['/', '/events', `/events/${event.slug}`]) {
    await page.goto(path);
    await page.mouse.move(200, 200, { steps: 2 });
    await untilQuiet(page);
  }
  expect(chunks.filter((url) => /\/(media-manager|media-library|make-seekable|[\w-]*upload)/.test(url))).toEqual([]);
});

test('the manager is accessible and never scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await expectGoodAtEveryWidth(page);
  await choose(manager, files.bar, files.tune);
  await expect(manager.getByRole('heading', { name: 'Audio (1)' })).toBeVisible();
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await expectGoodAtEveryWidth(page);
  await manager
    .getByRole('textbox', { name: 'Caption' })
    .fill('Donaudampfschifffahrtsgesellschaftskapitänsabend '.repeat(6));
  await page.keyboard.press('Enter');
  await expect(manager.getByRole('button', { name: 'Edit caption of Photo 1' })).toBeVisible();
  await manager.getByRole('button', { name: 'Select', exact: true }).click();
  await manager.getByRole('button', { name: 'All' }).click();
  await expectGoodAtEveryWidth(page);
  await manager.getByRole('button', { name: 'Delete (2)' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodAtEveryWidth(page);
});

test('it stays open when the list behind it does not come any more', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('The events could not be loaded. Away.')).toBeVisible();
  await expect(manager).toBeVisible();
});

test('what is asked about a photo that somebody else deletes is not asked again of the next', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await choose(manager, files.bar);
  await manager.getByRole('button', { name: 'Delete Photo 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Media' });
  await expect(question).toBeVisible();
  const [photo] = (await api.event(event.slug)).media.images;
  await api.asAdmin('DELETE', `/api/admin/events/${event.id}/media`, { mediaUrls: [photo?.url] });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(question).toBeHidden();
  await choose(manager, files.session);
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('before an upload is lost the browser asks, also when the manager is closed', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  const letIn = await holdBack(page, `**/api/admin/events/${event.id}/media`);
  await choose(manager, files.bar);
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  expect(await asksBeforeReload(page)).toBe(true);
  letIn();
  await expect.poll(async () => (await api.event(event.slug)).media.images.length).toBe(1);
});
