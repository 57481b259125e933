import { expect } from '@playwright/test';
import { gallery } from '@rover/venue/gallery';
import { tune } from '@rover/venue/tune';
import { test } from '../../support/test.js';

test.describe('the four pictures of the pub', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('hang with their captions, and turn round and round at full size', async ({ page }) => {
    for (const { caption } of gallery) await expect(page.getByRole('figure').getByText(caption)).toBeVisible();
    await page.getByRole('button', { name: gallery[2]?.picture.alt }).click();
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await expect(viewer.locator('.yarl__container')).toBeFocused();
    for (const [key, counter] of [
      [null, '3 of 4'],
      ['ArrowRight', '4 of 4'],
      ['ArrowRight', '1 of 4'],
      ['ArrowLeft', '4 of 4'],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await expect(viewer.getByText(counter, { exact: true })).toBeVisible();
    }
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    await expect(viewer.getByText('3 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer.getByText('1 of 4', { exact: true })).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect(viewer.getByText('4 of 4', { exact: true })).toBeVisible();
    await expect(viewer.getByText(gallery[3]?.caption ?? '')).toBeVisible();
  });

  test('show which of their buttons has the focus', async ({ page }) => {
    await page.getByRole('button', { name: gallery[0]?.picture.alt }).press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await expect(viewer.locator('.yarl__container')).toBeFocused();
    for (const name of ['Zoom in', 'Close', 'Previous picture', 'Next picture']) {
      await page.keyboard.press('Tab');
      await expect(viewer.getByRole('button', { name })).toBeFocused();
      await expect(viewer.getByRole('button', { name })).toHaveCSS('outline', 'rgb(242, 163, 58) solid 3px');
    }
  });

  test('stand still under the mouse, as the bunting does, for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const picture = page.getByRole('button', { name: gallery[0]?.picture.alt }).getByRole('img');
    await picture.hover();
    await expect(picture).toHaveCSS('scale', 'none');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('.bunting').first()).toHaveCSS('transform', 'none');
  });

  test('are put away with Escape or with Close, and the guest is back where they were', async ({ page }) => {
    const first = page.getByRole('button', { name: gallery[0]?.picture.alt });
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('1 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();

    await first.click();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  });
});

test('the tune is fetched when a guest asks for it, and stops when asked', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('preload', 'none');
  await expect(audio).toBeHidden();
  await page.getByRole('button', { name: 'Play the session' }).scrollIntoViewIfNeeded();
  expect(fetched).not.toContain(tune.src);

  await page.getByRole('button', { name: 'Play the session' }).click();
  const pause = page.getByRole('button', { name: 'Pause the session' });
  await expect(pause).toBeVisible();
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
  expect(fetched).toContain(tune.src);

  await pause.click();
  await expect(page.getByRole('button', { name: 'Play the session' })).toBeVisible();
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
});

test('a tune that did not come is asked for again at the next press', async ({ page }) => {
  await page.route(`**${tune.src}`, (route) => route.abort());
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the session' });
  await play.click();
  await expect(page.getByText('The fiddler has gone for a smoke.')).toBeVisible();
  await expect(play).toBeVisible();
  await page.unroute(`**${tune.src}`);
  await play.click();
  const position = () => page.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime);
  await expect.poll(position).toBeGreaterThan(0);
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the sign on the door goes by the clock in Cabo', async ({ page }) => {
    await page.clock.install({ time: '2026-11-29T08:58:30Z' });
    await page.goto('/');
    const sign = page.getByRole('main').getByText('Open now, until 2:00 AM').first();
    await expect(sign).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(sign).toBeHidden();
    await expect(page.getByRole('main').getByText('Opens at 9:00 AM').first()).toBeVisible();
  });
});

test('what a guest writes about the event on the wall stays when that goes', async ({ page, api }) => {
  let events = [await api.createEvent()];
  await page.route('/api/events', (route) => route.fulfill({ json: events }));
  await page.goto('/');
  const wall = page.getByRole('region', { name: 'On the wall' });
  await expect.poll(async () => page.mouse.wheel(0, 200).then(() => wall.count())).toBe(1);
  await wall.getByRole('button', { name: /RSVP/ }).click();
  const name = page.getByRole('dialog').getByLabel('Full Name');
  await name.fill('Grace');
  events = [];
  await page.evaluate(() => new BroadcastChannel('events-changed').postMessage(null));
  await expect(page.locator('#next-event')).toHaveCount(0);
  await expect(name).toHaveValue('Grace');
});
