import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LibraryItem, MediaLibraryAnswer } from '@rover/contracts/media';
import { heroPhotos } from '@rover/venue/hero-photos';
import { beginEvent, openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { files } from '../../support/media-desk.js';
import { expectAccessible, expectGoodAtEveryWidth, narrowest } from '../../support/page-checks.js';
import { aPhoto } from '../../support/photos.js';
import { test } from '../../support/test.js';

/** Presses an arrow key as a finger does: a radio group takes it while it is down. */
async function arrow(page: Page, key: 'ArrowLeft' | 'ArrowRight', chosen: Locator): Promise<void> {
  await page.keyboard.down(key);
  await expect(chosen).toBeChecked();
  await page.keyboard.up(key);
}

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

const aTitle = () => `Gallery Night ${randomUUID().slice(0, 8)}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

test.beforeEach(async ({ page, api }) => {
  await openDesk(page, api);
});

test('an event hangs under one of the four photos of the house', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const choice = form.getByRole('radiogroup', { name: 'Image' });
  await expect(choice.getByRole('radio')).toHaveCount(4);
  await expect(choice.getByRole('radio', { checked: true })).toHaveAccessibleName(/pints settles on the bar/);
  await choice.getByRole('radio', { checked: true }).focus();
  await arrow(page, 'ArrowRight', choice.getByRole('radio', { name: /goes down behind the Arch/ }));
  await expect(form.getByRole('img', { name: 'The chosen image' })).toHaveAttribute(
    'src',
    '/herophotos/arch-at-dusk.jpg',
  );
});

test('a new photo is uploaded, chosen, and seen by guests', async ({ page, api, browser, baseURL }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await expect(form.getByText('max 10 MB')).toContainText(
    'Recommended 1200x800 (3:2), 1080x1080 square, 1080x1350 (4:5)',
  );
  await form.getByLabel('Upload a photo').setInputFiles(await aPhoto(page, 'terrace.jpg', 900, 600));
  await expect(form.getByRole('radiogroup', { name: 'Image' }).getByRole('radio')).toHaveCount(5);
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();

  const { image } = await api.event(slugOf(title));
  expect(image).toMatch(/^\/media\/.*photo-900x600\.jpg$/);
  const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
  await guest.goto(`/events/${slugOf(title)}`);
  await expect
    .poll(() =>
      guest
        .locator(`img[src*="${image}"]`)
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await guest.close();
});

test('a photo that is refused is told, one that is taken back is not', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const toast = page.locator('[data-sonner-toast][data-type=error]');
  for (const buffer of [Buffer.from('not a photo at all'), files.tune.buffer]) {
    await form.getByLabel('Upload a photo').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await expect(toast).toContainText('Upload Error');
    await expect(toast).toContainText('Failed to upload image');
    await expect(form.getByRole('radiogroup', { name: 'Image' }).getByRole('radio')).toHaveCount(4);
    await expect(toast).toBeHidden();
  }

  await page.route('**/api/admin/upload-media', () => undefined);
  await form.getByLabel('Upload a photo').setInputFiles(await aPhoto(page, 'slow.jpg', 300, 200));
  await expect(form.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create Event' })).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.getByRole('progressbar')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Create Event' })).toBeEnabled();
  await expect(toast).toBeHidden();
});

test('a photo is selected from the library by keyboard alone', async ({ page, api }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await form.getByLabel('Upload a photo').setInputFiles(await aPhoto(page, 'older-upload.jpg', 600, 400));
  await expect(form.getByRole('radiogroup', { name: 'Image' }).getByRole('radio')).toHaveCount(5);

  const opener = form.getByRole('button', { name: 'From Library' });
  await opener.press('Enter');
  const library = page.getByRole('dialog', { name: 'Select Photo from Library' });
  await expect(library.getByRole('radio', { name: 'older-upload.jpg' }).first()).toBeChecked();
  await expectAccessible(page);
  await library.getByRole('radio', { checked: true }).focus();
  await arrow(page, 'ArrowLeft', library.getByRole('radio').last());
  await library.getByRole('button', { name: 'Use Photo' }).press('Enter');
  await expect(library).toBeHidden();
  await expect(opener).toBeFocused();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  expect((await api.event(slugOf(title))).image).toBe(heroPhotos.at(-1)?.src);
});

test('while the library is out of reach there are the four photos of the house', async ({ page }) => {
  await page.route('**/api/admin/media-library', (route) => route.fulfill({ status: 500, json: {} }));
  const form = await beginEvent(page, aTitle());
  await form.getByRole('button', { name: 'From Library' }).click();
  const library = page.getByRole('dialog', { name: 'Select Photo from Library' });
  await expect(library.getByText('The library is out of reach')).toBeVisible();
  await expect(library.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page);
  await page.unroute('**/api/admin/media-library');
  await library.getByRole('button', { name: 'Try again' }).click();
  await expect(library.getByText('The library is out of reach')).toBeHidden();
});

test('a large library is searched, and tells what it cannot show', async ({ page }) => {
  await serveLibrary(page, [
    { url: '', name: 'nameless.jpg' },
    { url: '/media/gone.jpg', name: 'gone.jpg' },
    ...Array.from({ length: 60 }, (_, at) => ({
      url: `/herophotos/session.jpg?copy=${at}`,
      name: `Session ${at}.jpg`,
    })),
  ]);
  const form = await beginEvent(page, aTitle());
  await form.getByRole('button', { name: 'From Library' }).click();
  const library = page.getByRole('dialog', { name: 'Select Photo from Library' });
  await expect(library.getByRole('radio')).toHaveCount(66);
  await expect(library.getByText('No URL')).toBeVisible();
  await expect(library.getByText('Failed to load image')).toBeVisible();
  await expectAccessible(page);
  await library.getByLabel('Search photos').fill('SESSION 4');
  await expect(library.getByRole('radio')).toHaveCount(11);
  await library.getByLabel('Search photos').fill('karaoke');
  await expect(library.getByText('No photo of that name')).toBeVisible();
});

test('an image that is gone or elsewhere is told, and a new one can be chosen', async ({ page, api }) => {
  const title = aTitle();
  await api.createEvent({ title, image: '/media/gone.jpg' });
  await page.reload();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(form.getByText('Failed to load image').first()).toBeVisible();
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop & Position Image' });
  await expect(crop.getByText('Failed to load image')).toBeVisible();
  await page.keyboard.press('Escape');

  await form.getByText('Use a picture at another address').click();
  await form.getByLabel('Image address').fill('//elsewhere.test/a.jpg');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.locator('[data-sonner-toast][data-type=error]')).toContainText('Please enter a valid URL');
  await form.getByRole('radio', { name: /Tables by candlelight/ }).click();
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  expect((await api.event(slugOf(title))).image).toBe('/herophotos/terrace-at-night.jpg');
});

test('the picture of the link, which is in the library by then, can be cropped for the event, too', async ({
  page,
}) => {
  const form = await beginEvent(page, aTitle());
  const crop = page.getByRole('dialog', { name: 'Crop & Position Image' });
  await form.getByRole('button', { name: 'Make one from the image' }).click();
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await form.getByRole('button', { name: 'From Library' }).click();
  const library = page.getByRole('dialog', { name: 'Select Photo from Library' });
  await library
    .getByRole('radio', { name: /1200x630/ })
    .first()
    .check();
  await library.getByRole('button', { name: 'Use Photo' }).click();
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  await expect(crop.getByText('Becomes 1200x800.')).toBeVisible();
});

test('the keyboard stays where a photo is uploaded, and where a picture is removed', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const drop = form.getByLabel('Upload a photo');
  const bring = await holdBack(page, '**/api/admin/upload-media');
  const upload = async () => {
    await drop.focus();
    await drop.setInputFiles(await aPhoto(page, 'terrace.jpg', 900, 600));
    await expect(drop).toBeDisabled();
    await expect(drop).toBeFocused();
  };
  await upload();
  await form.getByRole('button', { name: 'Cancel upload' }).press('Enter');
  await expect(drop).toBeFocused();
  await upload();
  bring();
  await expect(form.getByText('The photo is uploaded, and chosen.')).toBeAttached();
  await expect(drop).toBeFocused();

  await form.getByRole('button', { name: 'Make one from the image' }).press('Enter');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await form.getByRole('button', { name: 'Remove social image' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Make one from the image' })).toBeFocused();
});

test('an address that is none is shown with its field, and with no other', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const address = form.getByLabel('Image address');
  const fold = form.getByText('Use a picture at another address');
  await fold.click();
  await address.fill('//elsewhere.test/a.jpg');
  await fold.click();
  await expect(address).toBeHidden();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(address).toBeFocused();

  await serveLibrary(
    page,
    Array.from({ length: 20 }, (_, at) => ({ url: `/herophotos/session.jpg?copy=${at}`, name: `Session ${at}.jpg` })),
  );
  await form.getByRole('button', { name: 'From Library' }).click();
  const search = page.getByLabel('Search photos');
  await expect(search).toHaveAccessibleDescription('');
  await expect(search).not.toHaveAttribute('aria-invalid');
});

test('every dialog of the form is accessible and never scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  const title = aTitle();
  await api.createEvent({ title, description: longWord.repeat(10), extendedDescription: `<p>${longWord}</p>` });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(form.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  await expectGoodAtEveryWidth(page);
  await form.getByRole('button', { name: 'From Library' }).click();
  await expect(page.getByRole('button', { name: 'Use Photo' })).toBeEnabled();
  await expectGoodAtEveryWidth(page);
  await page.keyboard.press('Escape');
  for (const opener of ['Crop & Position', 'Make one from the image']) {
    await form.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expectGoodAtEveryWidth(page);
    await page.keyboard.press('Escape');
  }
  await form.getByLabel('Price').fill('MXN$1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await expectGoodAtEveryWidth(page);
});

/** A library with these photos in it. */
async function serveLibrary(page: Page, photos: { url: string; name: string }[]): Promise<void> {
  const answer: MediaLibraryAnswer = {
    images: photos.map(({ url }) => url),
    items: photos as LibraryItem[],
  };
  await page.route('**/api/admin/media-library', (route) => route.fulfill({ json: answer }));
}
