import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { beginEvent, openDesk } from '../../support/desk.js';
import { expectAccessible, nextStep } from '../../support/page-checks.js';
import { aPhoto, expectColour, green, lookAt, mean, terracotta } from '../../support/photos.js';
import { test } from '../../support/test.js';

let title: string;
let form: Locator;
let crop: Locator;

test.beforeEach(async ({ page, api }) => {
  title = `Crop Night ${randomUUID().slice(0, 8)}`;
  await openDesk(page, api);
  form = await beginEvent(page, title);
  crop = page.getByRole('dialog', { name: 'Crop & Position Image' });
});

async function uploadAndCrop(page: Page): Promise<void> {
  await form.getByLabel('Upload a photo').setInputFiles(await aPhoto(page, 'halves.jpg', 1200, 800));
  await expect(form.getByRole('radiogroup', { name: 'Image' }).getByRole('radio')).toHaveCount(5);
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  await expect(crop.getByRole('slider')).toHaveCount(4);
}

/** Applies the crop, saves the event, and answers the address of its image. */
async function applyAndSave(page: Page, image: () => Promise<string | null>): Promise<string> {
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  const address = await image();
  if (!address) throw new Error('The event has no such image');
  return address;
}

const slug = () => title.toLowerCase().replaceAll(' ', '-');

for (const [shape, width, height] of [
  ['3:2 event', 1200, 800],
  ['1:1 square', 1080, 1080],
  ['4:5 portrait', 1080, 1350],
] as const) {
  test(`a photo cropped to ${shape} is a picture of ${width}x${height}`, async ({ page, api }) => {
    await uploadAndCrop(page);
    await crop.getByRole('radio', { name: shape }).click();
    await expect(crop.getByText(`Becomes ${width}x${height}.`)).toBeVisible();
    const url = await applyAndSave(page, async () => (await api.event(slug())).image);
    const seen = await lookAt(page, url, [
      [0.1, 0.5],
      [0.9, 0.5],
    ]);
    expect(seen).toMatchObject({ width, height, contentType: 'image/jpeg' });
    expectColour(seen.colours[0], terracotta);
    expectColour(seen.colours[1], green);
  });
}

test('at half size the photo lies in the middle of its own mean colour', async ({ page, api }) => {
  await uploadAndCrop(page);
  await crop.getByRole('slider', { name: 'Zoom' }).fill('0.5');
  await expect(crop.getByText('takes its mean colour')).toBeVisible();
  const url = await applyAndSave(page, async () => (await api.event(slug())).image);
  const { colours } = await lookAt(page, url, [
    [0.05, 0.05],
    [0.2, 0.5],
    [0.3, 0.3],
    [0.7, 0.7],
    [0.95, 0.95],
  ]);
  for (const [at, colour] of [mean, mean, terracotta, green, mean].entries()) expectColour(colours[at], colour);
});

test('a quarter turn to the right puts the left side on top', async ({ page, api }) => {
  await uploadAndCrop(page);
  await crop.getByRole('button', { name: 'Turn right' }).click();
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('90');
  const url = await applyAndSave(page, async () => (await api.event(slug())).image);
  const { colours } = await lookAt(page, url, [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  expectColour(colours[0], terracotta);
  expectColour(colours[1], green);
});

test('the picture of the shared link is 1200x630 and light enough for every chat', async ({ page, api }) => {
  await form.getByRole('button', { name: 'Make one from the image' }).click();
  await expect(crop.getByText('Becomes 1200x630.')).toBeVisible();
  await expectAccessible(page);
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await form.getByRole('button', { name: 'Remove social image' }).click();
  await form.getByRole('button', { name: 'Make one from the image' }).click();
  const url = await applyAndSave(page, async () => (await api.event(slug())).socialImage);
  const seen = await lookAt(page, url, []);
  expect(seen).toMatchObject({ width: 1200, height: 630, contentType: 'image/jpeg' });
  expect(seen.bytes).toBeLessThan(300_000);
  expect((await api.event(slug())).image).toBe('/herophotos/bar-at-dusk.jpg');
});

test('a photo that was moved is not put away without a question', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const zoom = crop.getByRole('slider', { name: 'Zoom' });
  const open = () => form.getByRole('button', { name: 'Crop & Position' }).click();
  await open();
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();

  await open();
  await zoom.fill('2.5');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(zoom).toHaveValue('2.5');
  await crop.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(question).toBeHidden();
});

test('Back asks what lies uppermost: a photo that was moved, and then the form under it', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto('/admin?past=1');
  await page.getByRole('button', { name: `Edit ${event.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const zoom = crop.getByRole('slider', { name: 'Zoom' });
  const moveAndGoBack = async () => {
    await edit.getByRole('button', { name: 'Crop & Position' }).click();
    await zoom.fill('2.5');
    await page.goBack();
    await expect(question).toContainText('How you laid the photo is not kept.');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(zoom).toHaveValue('2.5');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(crop).toBeHidden();
    await expect(question).toBeHidden();
  };
  await moveAndGoBack();
  await edit.getByLabel('Price').fill('MXN$175');
  await moveAndGoBack();
  await expect(edit.getByLabel('Price')).toHaveValue('MXN$175');

  await page.goBack();
  await expect(question).toContainText('What you wrote here is not saved.');
  const stepped = await nextStep(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(edit).toBeHidden();
  await stepped();
  await expect(page).toHaveURL('/admin?past=1');
  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

test('once a moved photo was put away, Back closes the form where nothing was written', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto('/admin?past=1');
  await page.getByRole('button', { name: `Edit ${event.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  await edit.getByRole('button', { name: 'Crop & Position' }).click();
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2.5');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(crop).toBeHidden();
  await page.goBack();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL('/admin?past=1');
});

test('a crop that cannot be uploaded is told, and stays as it was laid', async ({ page }) => {
  await page.route('**/api/admin/upload-media', (route) => route.fulfill({ status: 503, json: { message: 'full' } }));
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2.5');
  await crop.getByRole('button', { name: 'Apply' }).click();
  const toast = page.locator('[data-sonner-toast][data-type=error]');
  await expect(toast).toContainText('Upload Error');
  await expect(toast).toContainText('Failed to upload image');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('2.5');
  await expect(crop.getByRole('button', { name: 'Apply' })).toBeEnabled();
});
