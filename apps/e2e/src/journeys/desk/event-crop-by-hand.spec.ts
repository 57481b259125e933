import { expect, type Locator, type Page } from '@playwright/test';
import { beginEvent, openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { aPhoto, expectColour, lookAt, mean, terracotta } from '../../support/photos.js';
import { test } from '../../support/test.js';

let form: Locator;
let crop: Locator;

test.beforeEach(async ({ page, api }) => {
  await openDesk(page, api);
  form = await beginEvent(page, 'Crop Night');
  crop = page.getByRole('dialog', { name: 'Crop & Position Image' });
});

test('a photo of the pub is cropped by keyboard alone, and taken up again where it was left', async ({ page }) => {
  const opener = form.getByRole('button', { name: 'Crop & Position' });
  await opener.press('Enter');
  await expect(crop.getByRole('slider')).toHaveCount(4);
  await expectAccessible(page);
  const stage = crop.getByRole('application', { name: 'Photo in its frame' });
  await tabTo(page, stage);
  for (const key of ['+', '+', '+', 'ArrowRight', 'Shift+ArrowUp', ']', ']', 'Shift+[']) await page.keyboard.press(key);
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.3');
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('-3');
  const moved = await crop.getByRole('slider', { name: 'Left and right' }).inputValue();
  expect(Number(moved)).toBeGreaterThan(0);
  await tabTo(page, crop.getByRole('slider', { name: 'Rotation' }));
  await page.keyboard.press('ArrowRight');
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('-2');
  await tabTo(page, crop.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(crop).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('-2');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.3');
  await crop.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('0');
});

test('sliders go as far as the pub allows, and no further', async ({ page }) => {
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  for (const [name, least, most] of [
    ['Left and right', '-100', '100'],
    ['Up and down', '-100', '100'],
    ['Zoom', '0.5', '3'],
    ['Rotation', '-180', '180'],
  ] as const) {
    const slider = crop.getByRole('slider', { name });
    await slider.press('Home');
    await expect(slider).toHaveValue(least);
    await slider.press('End');
    await expect(slider).toHaveValue(most);
  }
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('step', '0.1');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('mouse and wheel move, zoom and turn it; what is seen is what is made', async ({ page }) => {
  await form.getByLabel('Upload a photo').setInputFiles(await aPhoto(page, 'halves.jpg', 1200, 800));
  await expect(form.getByRole('radiogroup', { name: 'Image' }).getByRole('radio')).toHaveCount(5);
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  const stage = crop.locator('canvas').first();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(crop.getByRole('slider', { name: 'Left and right' })).toHaveValue('100');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -120);
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  await page.mouse.wheel(0, 120);
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, -120);
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Shift');
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('2');

  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  const made = await form.getByRole('img', { name: 'The chosen image' }).getAttribute('src');
  const { colours } = await lookAt(page, made ?? '', [
    [0.2, 0.5],
    [0.8, 0.5],
  ]);
  expectColour(colours[0], mean);
  expectColour(colours[1], terracotta);
});

test('two fingers on the pad of a MacBook make the photo larger, not the page', async () => {
  await form.getByRole('button', { name: 'Crop & Position' }).click();
  const zoom = crop.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('1');
  const stage = crop.locator('canvas').first();
  const pinched = [
    ['gesturestart', 1],
    ['gesturechange', 1.2],
    ['gesturechange', 1.5],
  ] as const;
  for (const [type, scale] of pinched) expect(await pinch(stage, type, scale), type).toBe(true);
  await expect(zoom).toHaveValue('1.5');
  await pinch(stage, 'gesturestart', 1);
  await pinch(stage, 'gesturechange', 0.8);
  await expect(zoom).toHaveValue('1.2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('one finger moves the photo, two make it larger and turn it', async ({ page }) => {
    await form.getByRole('button', { name: 'Crop & Position' }).click();
    await expect(crop.getByRole('slider')).toHaveCount(4);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const box = await crop.locator('canvas').first().boundingBox();
    if (!box) throw new Error('The stage has no box');
    const sliderAt = async (name: string) => Number(await crop.getByRole('slider', { name }).inputValue());
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;

    await touch(page, [[{ x, y }], [{ x: x - 40, y }]]);
    await expect.poll(() => sliderAt('Left and right')).toBeLessThan(-10);

    await touch(page, [
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
      [
        { x: x - 60, y },
        { x: x + 60, y },
      ],
    ]);
    await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
    await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('0');

    await touch(page, [
      [
        { x: x - 60, y },
        { x: x + 60, y },
      ],
      [
        { x, y: y - 60 },
        { x, y: y + 60 },
      ],
    ]);
    await expect.poll(() => sliderAt('Rotation')).toBeGreaterThan(60);
  });
});

/** Fingers put down at the first points, moved to the last, and lifted. */
async function touch(page: Page, [from = [], to = []]: { x: number; y: number }[][]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  for (let step = 1; step <= 5; step += 1) {
    const touchPoints = from.map((point, finger) => ({
      x: point.x + (((to[finger]?.x ?? point.x) - point.x) * step) / 5,
      y: point.y + (((to[finger]?.y ?? point.y) - point.y) * step) / 5,
    }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** As Safari tells it. @returns whether the page is kept as it is */
async function pinch(place: Locator, type: 'gesturestart' | 'gesturechange', scale: number): Promise<boolean> {
  return place.evaluate(
    (element, [name, factor]) => {
      const event = new UIEvent(name, { bubbles: true, cancelable: true });
      return !element.dispatchEvent(Object.assign(event, { scale: factor }));
    },
    [type, scale] as const,
  );
}

/** Goes from control to control by Tab until this one has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
