import { expect } from '@playwright/test';
import { arrow } from '../../support/arrow.js';
import { aTitle, beginEvent, openDesk, slugOf } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { files } from '../../support/media-desk.js';
import { expectGoodAtEveryWidth, narrowest } from '../../support/page-checks.js';
import { aPhoto } from '../../support/photos.js';
import { test } from '../../support/test.js';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

test.beforeEach(async ({ page, api }) => {
  await openDesk(page, api);
});

test('an event hangs under one of the four photos of the pub', async ({ page }) => {
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

  const drop = await holdBack(page, '**/api/admin/upload-media', (route) => route.abort());
  await form.getByLabel('Upload a photo').setInputFiles(await aPhoto(page, 'slow.jpg', 300, 200));
  await expect(form.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create Event' })).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.getByRole('progressbar')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Create Event' })).toBeEnabled();
  await expect(toast).toBeHidden();
  drop();
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

test('the keyboard stays where a photo is uploaded, and where a picture is removed', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const drop = form.getByLabel('Upload a photo');
  let sent = 0;
  const bring = await holdBack(page, '**/api/admin/upload-media', (route) =>
    sent++ ? route.continue() : route.abort(),
  );
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
  await expect(form.getByRole('button', { name: 'Make it anew from the image' })).toBeFocused();
  await form.getByRole('button', { name: 'Remove social image' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Make one from the image' })).toBeFocused();
});

test('an address that is none is shown with its field', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const address = form.getByLabel('Image address');
  const fold = form.getByText('Use a picture at another address');
  await fold.click();
  await address.fill('//elsewhere.test/a.jpg');
  await fold.click();
  await expect(address).toBeHidden();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(address).toBeFocused();
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
