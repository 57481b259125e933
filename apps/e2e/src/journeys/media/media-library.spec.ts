import { expect, type Locator, type Page } from '@playwright/test';
import type { MediaLibraryAnswer, UploadAnswer } from '@rover/contracts/media';
import type { Api } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { choose, files } from '../../support/media-desk.js';
import { expectGoodAtEveryWidth, expectWrittenWhenTyped, narrowest } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The library of a pub that has just opened. */
test.beforeEach(async ({ api }) => {
  for (const url of await library(api)) {
    await api.asAdmin('DELETE', `/api/admin/media-library/${encodeURIComponent(url)}`);
  }
});

async function library(api: Api): Promise<string[]> {
  return (await api.asAdmin<MediaLibraryAnswer>('GET', '/api/admin/media-library')).body.images;
}

async function openLibrary(page: Page, api: Api): Promise<void> {
  await openDesk(page, api);
  await page.getByRole('tab', { name: 'Media Library' }).click();
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible();
}

const photos = (page: Page) => page.getByRole('tabpanel').getByRole('img');

/** Puts two photos into the empty library. */
async function fill(page: Page): Promise<void> {
  await choose(page.getByRole('tabpanel'), files.bar, files.session);
  await expect(page.getByText('2 files uploaded.')).toBeAttached();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(photos(page)).toHaveCount(6);
}

test('an empty library shows how to begin, and takes the first photos by itself', async ({ page, api }) => {
  await openLibrary(page, api);
  await expect(page.getByText('Recommended: 1200x800px')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sample photos' })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(4);
  await choose(page.getByRole('tabpanel'), files.bar, files.session);
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeHidden();
  await expect.poll(async () => (await library(api)).length).toBe(2);
});

test('into a library with photos others go when the admin says so', async ({ page, api }) => {
  await openLibrary(page, api);
  await fill(page);
  await choose(page.getByRole('tabpanel'), files.bar, files.session);
  await page.getByRole('button', { name: 'Cancel session.jpg' }).click();
  expect(await library(api)).toHaveLength(2);
  await page.getByRole('button', { name: 'Upload (1)' }).click();
  await expect.poll(async () => (await library(api)).length).toBe(3);
  await expect(photos(page)).toHaveCount(7);
});

test('whoever sends photos or takes them back by keyboard goes on from there', async ({ page, api }) => {
  await openLibrary(page, api);
  await fill(page);
  const drop = await holdBack(page, '**/api/admin/upload-media', (route) => route.abort());
  const intake = page.getByRole('region', { name: 'New photos' });
  await choose(page.getByRole('tabpanel'), files.bar, files.session);
  for (const button of ['Cancel session.jpg', 'Upload (1)', 'Cancel bar-at-dusk.jpg']) {
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(intake).toBeFocused();
  }
  drop();
});

test('photos are searched, sorted, and seen as a grid or a list; the address remembers', async ({ page, api }) => {
  await openLibrary(page, api);
  await fill(page);
  const names = () => page.getByText(/\.jpg$/).allTextContents();
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expect
    .poll(names)
    .toEqual([
      'arch-at-dusk.jpg',
      'bar-at-dusk.jpg',
      'bar-at-dusk.jpg',
      'session.jpg',
      'session.jpg',
      'terrace-at-night.jpg',
    ]);
  await page.getByLabel('Sort by').selectOption('Oldest First');
  const uploads = async () => (await names()).slice(0, 2);
  await expect.poll(async () => (await uploads()).toSorted()).toEqual(['bar-at-dusk.jpg', 'session.jpg']);
  const [oldest] = await uploads();
  await page.getByLabel('Sort by').selectOption('Newest First');
  await expect.poll(async () => (await names())[1]).toBe(oldest);

  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('searchbox').fill('SESSION');
  await expect.poll(names).toEqual(['session.jpg', 'session.jpg']);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveValue('SESSION');
  await page.getByRole('searchbox').fill('karaoke');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(photos(page)).toHaveCount(6);
});

test('what is searched for comes into the address when the typing pauses', async ({ page, api }) => {
  await openLibrary(page, api);
  await expectWrittenWhenTyped(page, 'session');
  await expect(photos(page)).toHaveCount(1);
});

test('a photo is viewed in a new tab, and its link copied', async ({ page, api, pub }) => {
  await openLibrary(page, api);
  const view = page.getByRole('link', { name: 'View session.jpg in a new tab' });
  await expect(view).toHaveAttribute('target', '_blank');
  await expect(view).toHaveAttribute('rel', /noopener/);
  await expect(view).toHaveAttribute('href', '/herophotos/session.jpg');
  await page.getByRole('button', { name: 'Copy link of session.jpg' }).click();
  const toast = page.getByText('Link copied to clipboard!');
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${pub.url}/herophotos/session.jpg`);
  await expect(toast).toBeHidden();
});

test('an upload is deleted after a question; a photo of the pub never is', async ({ page, api }) => {
  await openLibrary(page, api);
  await fill(page);
  const question = page.getByRole('alertdialog', { name: 'Delete Image' });
  await page.getByRole('button', { name: 'Delete session.jpg' }).first().click();
  await page.route('**/api/admin/media-library/*', (route) => route.abort());
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText('Failed to delete image.');
  expect(await library(api)).toHaveLength(2);

  await page.unroute('**/api/admin/media-library/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(photos(page)).toHaveCount(5);
  expect(await library(api)).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete session.jpg' }).click();
  await expect(
    page.getByText('Cannot delete default website photos. These are always available for use.'),
  ).toBeVisible();
  await expect(question).toBeHidden();
});

test('all that can be done with a photo is within its tile, however narrow', async ({ page, api }) => {
  await openLibrary(page, api);
  for (const width of [320, 360, 384, 390]) {
    await page.setViewportSize({ ...narrowest, width });
    const tile = page.getByRole('listitem').filter({ hasText: 'session.jpg' });
    const right = await rightEdge(tile);
    for (const part of [tile.getByRole('link'), ...(await tile.getByRole('button').all())]) {
      expect(await rightEdge(part)).toBeLessThan(right);
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const [first, last] = await tile.evaluate((element) =>
      [element.querySelector('a'), [...element.querySelectorAll('button')].at(-1)].map(
        (part) => part?.getBoundingClientRect().top,
      ),
    );
    expect(last).toBe(first);
    expect(await page.getByLabel('Sort by').evaluate(wordsCutOff)).toBe(false);
  }
});

async function rightEdge(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
  return x + width;
}

/** Runs in the page. @returns whether what is chosen is wider than the box, without the arrow at its end */
function wordsCutOff(box: HTMLElement | SVGElement): boolean {
  const { paddingLeft, paddingRight, font } = getComputedStyle(box);
  const pen = document.createElement('canvas').getContext('2d');
  const chosen = box.querySelector('option:checked')?.textContent ?? '';
  if (!pen) throw new Error('No canvas');
  pen.font = font;
  return (
    pen.measureText(chosen).width > box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  );
}

test('only images are taken; one that the server refuses says why, and is tried again', async ({ page, api }) => {
  await openLibrary(page, api);
  await choose(page.getByRole('tabpanel'), files.tune);
  await expect(page.getByRole('alert')).toHaveText('Only images can be added, not session.mp3.');
  await page.route('**/api/admin/upload-media', (route) =>
    route.fulfill({ status: 413, json: { success: false, message: 'A photo may have 25 MB.' } }),
  );
  await choose(page.getByRole('tabpanel'), files.bar);
  await expect(page.getByText('Upload failed: A photo may have 25 MB.')).toBeVisible();
  await page.unroute('**/api/admin/upload-media');
  await page.getByRole('button', { name: 'Retry bar-at-dusk.jpg' }).click();
  await expect.poll(async () => (await library(api)).length).toBe(1);
});

test('a sound by the name of a photo is refused, and stays nowhere', async ({ page, api }) => {
  await openLibrary(page, api);
  const answered = page.waitForResponse('**/api/admin/upload-media');
  await choose(page.getByRole('tabpanel'), { ...files.tune, name: 'terrace.jpg', mimeType: 'image/jpeg' });
  const { mediaUrl }: UploadAnswer = await (await answered).json();
  await expect(page.getByText('Upload failed: This is not an image.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible();
  expect((await api.call('GET', mediaUrl)).status).toBe(404);
});

test('when the list does not come there are still the four photos of the pub', async ({ page, api }) => {
  await page.route('**/api/admin/media-library', (route) => route.abort());
  await openDesk(page, api);
  await page.goto('/admin?tab=media');
  await expect(page.getByRole('alert')).toContainText('The uploaded photos could not be loaded');
  await expect(photos(page)).toHaveCount(4);
  await page.unroute('**/api/admin/media-library');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible();
});

test('the library is accessible and never scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLibrary(page, api);
  await expectGoodAtEveryWidth(page);
  await fill(page);
  for (const view of ['Grid', 'List']) {
    await page.getByRole('radio', { name: view }).click();
    await expectGoodAtEveryWidth(page);
  }
  await page.getByRole('button', { name: 'Delete session.jpg' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodAtEveryWidth(page);
});
