import { expect, type Page } from '@playwright/test';
import type { LibraryItem, MediaLibraryAnswer } from '@rover/contracts/media';
import { heroPhotos } from '@rover/venue/hero-photos';
import { arrow } from '../../support/arrow.js';
import { aTitle, beginEvent, openDesk, slugOf } from '../../support/desk.js';
import { expectAccessible } from '../../support/page-checks.js';
import { aPhoto } from '../../support/photos.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page, api }) => {
  await openDesk(page, api);
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

test('while the library is out of reach there are the four photos of the pub', async ({ page }) => {
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

test('what is wrong with an address is not said of the search among photos', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  await form.getByText('Use a picture at another address').click();
  await form.getByLabel('Image address').fill('//elsewhere.test/a.jpg');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form.getByLabel('Image address')).toHaveAccessibleDescription('Please enter a valid URL');

  await serveLibrary(
    page,
    Array.from({ length: 20 }, (_, at) => ({ url: `/herophotos/session.jpg?copy=${at}`, name: `Session ${at}.jpg` })),
  );
  await form.getByRole('button', { name: 'From Library' }).click();
  const search = page.getByLabel('Search photos');
  await expect(search).toHaveAccessibleDescription('');
  await expect(search).not.toHaveAttribute('aria-invalid');
});

/** A library with these photos in it. */
async function serveLibrary(page: Page, photos: { url: string; name: string }[]): Promise<void> {
  const answer: MediaLibraryAnswer = {
    images: photos.map(({ url }) => url),
    items: photos as LibraryItem[],
  };
  await page.route('**/api/admin/media-library', (route) => route.fulfill({ json: answer }));
}
