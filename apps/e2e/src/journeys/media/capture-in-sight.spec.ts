import { expect } from '@playwright/test';
import { openMediaManager } from '../../support/media-desk.js';
import { expectGoodAtEveryWidth, narrowest } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('what the microphone hears is seen before it is recorded', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await manager.getByRole('button', { name: 'Record Audio' }).click();
  const level = manager.getByRole('region', { name: 'Microphone' }).locator('.ink');
  // Looked at in every frame: the microphone beeps but now and then.
  await page.waitForFunction((bar) => Number(bar?.getBoundingClientRect().width) > 10, await level.elementHandle());
});

test('on a phone on its side the button that stops a recording is whole, where the one that began it was', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const manager = await openMediaManager(page, api, await api.createEvent());
  await manager.getByRole('button', { name: 'Record Video' }).click();
  const start = manager.getByRole('button', { name: 'Start Recording' });
  await expect(start).toBeEnabled();
  await expect(start).toBeInViewport({ ratio: 1 });
  const before = await start.boundingBox();
  await start.click();
  const stop = manager.getByRole('button', { name: 'Stop and Upload' });
  await expect(stop).toBeInViewport({ ratio: 1 });
  expect((await stop.boundingBox())?.y).toBe(before?.y);
});

test('an open camera is accessible and never scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const manager = await openMediaManager(page, api, await api.createEvent());
  for (const opener of ['Take Photo', 'Record Audio', 'Record Video']) {
    await manager.getByRole('button', { name: opener }).click();
    await expect(manager.getByRole('button', { name: /Capture|Start Recording/ })).toBeEnabled();
    await expectGoodAtEveryWidth(page);
  }
  await manager.getByRole('button', { name: 'Start Recording' }).click();
  await expectGoodAtEveryWidth(page);
});
