import { expect, type Locator, type Page } from '@playwright/test';
import { recordedFor } from '../../support/fake-devices.js';
import { holdScript } from '../../support/hold-back.js';
import { openMediaManager } from '../../support/media-desk.js';
import { asksBeforeReload, untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';
import { refuseDevices, trackStates, watchDevices } from '../../support/watched-devices.js';

async function record(manager: Locator, opener: string): Promise<void> {
  await manager.getByRole('button', { name: opener }).click();
  await manager.getByRole('button', { name: 'Start Recording' }).click();
  await recordedFor(manager, 2);
  await manager.getByRole('button', { name: 'Stop and Upload' }).click();
}

/** The heads of the files that are sent from now on: their names and types. */
async function watchUploads(page: Page): Promise<string[]> {
  const heads: string[] = [];
  await page.route('**/api/admin/events/*/media', (route) => {
    heads.push(route.request().postDataBuffer()?.toString('latin1').slice(0, 400) ?? '');
    return route.continue();
  });
  return heads;
}

/** Plays it as a guest would, and jumps: how long it is, and where it stands then, in seconds. */
async function playAndSeek(player: Locator): Promise<{ duration: number; position: number }> {
  return player.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true;
    await media.play();
    const sought = new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }));
    media.currentTime = 1.5;
    await sought;
    media.pause();
    return { duration: media.duration, position: media.currentTime };
  });
}

test.beforeEach(({ page }) => watchDevices(page));

test('a photo is taken, uploaded at once, and the camera let go', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await manager.getByRole('button', { name: 'Take Photo' }).click();
  const uploads = await watchUploads(page);
  await manager.getByRole('button', { name: 'Capture' }).click();
  await expect(manager.getByRole('heading', { name: 'Photos (1)' })).toBeVisible();
  expect(uploads.join()).toMatch(/filename="photo-\d{8}-\d{6}\.jpg"\r\nContent-Type: image\/jpeg/);
  await expect(manager.getByLabel('What the camera sees')).toBeHidden();
  expect(await trackStates(page)).toEqual(['ended']);
  expect((await api.event(event.slug)).media.images[0]?.url).toMatch(/photo-1280x720\.jpg$/);
  expect(await page.evaluate(() => window.watched.constraints)).toEqual([
    { video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } } },
  ]);
});

for (const { kind, opener, heading, type, tracks } of [
  { kind: 'video', opener: 'Record Video', heading: 'Videos (1)', type: 'video/webm', tracks: 2 },
  { kind: 'audio', opener: 'Record Audio', heading: 'Audio (1)', type: 'audio/webm', tracks: 1 },
] as const) {
  test(`${kind} is recorded, uploaded when it stops, and plays and seeks for a guest`, async ({
    page,
    browser,
    api,
    pub,
  }) => {
    const event = await api.createEvent();
    const manager = await openMediaManager(page, api, event);
    const uploads = await watchUploads(page);
    await record(manager, opener);
    await expect(manager.getByRole('heading', { name: heading })).toBeVisible();
    expect(uploads.join()).toMatch(new RegExp(`filename="${kind}-\\d{8}-\\d{6}\\.webm"\\r\\nContent-Type: ${type}`));
    expect(await trackStates(page)).toEqual(Array(tracks).fill('ended'));
    expect(await page.evaluate(() => window.watched.chunkTimes)).toEqual([1000]);
    expect(await page.evaluate(() => window.watched.constraints[0]?.audio)).toEqual({
      sampleRate: 44100,
      echoCancellation: true,
      noiseSuppression: true,
    });

    const { media } = await api.event(event.slug);
    const [item] = kind === 'video' ? media.videos : media.voiceNotes;
    const part = await fetch(pub.url + item?.url, { headers: { range: 'bytes=100-199' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);

    const guest = await browser.newPage({ baseURL: pub.url });
    await guest.goto(`/events/${event.slug}`);
    const player = guest.locator(`${kind}[src="${item?.url}"], ${kind}:has(source[src="${item?.url}"])`);
    await player.scrollIntoViewIfNeeded();
    const { duration, position } = await playAndSeek(player);
    expect(duration).toBeGreaterThan(1.5);
    expect(duration).toBeLessThan(30);
    expect(position).toBeGreaterThanOrEqual(1);
    await guest.close();
  });
}

test('the camera is let go when the manager closes, and when the admin leaves the page', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  const seen = manager.getByLabel('What the camera sees');
  const opener = manager.getByRole('button', { name: 'Record Video' });

  await opener.click();
  await expect(manager.getByRole('button', { name: 'Start Recording' })).toBeEnabled();
  expect(await trackStates(page)).toEqual(['live', 'live']);
  await page.keyboard.press('Escape');
  await expect(seen).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await trackStates(page)).toEqual(['ended', 'ended']);

  await opener.click();
  await expect(manager.getByRole('button', { name: 'Start Recording' })).toBeEnabled();
  await manager.getByRole('button', { name: 'Close' }).first().click();
  await expect(manager).toBeHidden();
  expect(await trackStates(page)).toEqual(Array(4).fill('ended'));

  await page.getByRole('link', { name: event.title, exact: true }).click();
  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  await opener.click();
  await expect(manager.getByRole('button', { name: 'Start Recording' })).toBeEnabled();
  await page.goBack();
  await expect(manager).toBeHidden();
  expect(await trackStates(page)).toEqual(Array(6).fill('ended'));
});

test('a recording is not lost by a slip: Escape does nothing, and closing asks', async ({ page, api }) => {
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await manager.getByRole('button', { name: 'Record Audio' }).click();
  await manager.getByRole('button', { name: 'Start Recording' }).click();
  await expect(manager.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager.getByRole('timer')).toBeVisible();
  expect(await asksBeforeReload(page)).toBe(true);

  await manager.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard Recording' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(manager.getByRole('timer')).toBeVisible();
  await manager.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(manager).toBeHidden();
  expect(await trackStates(page)).toEqual(['ended']);
  expect((await api.event(event.slug)).media.voiceNotes).toEqual([]);
});

test('while a recording is made ready nothing else is captured, and closing asks', async ({ page, api }) => {
  const letIn = await holdScript(page, 'make-seekable');
  const manager = await openMediaManager(page, api, await api.createEvent());
  await record(manager, 'Record Audio');
  await expect(manager.getByText('Finishing the recording...')).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Take Photo' })).toBeDisabled();
  expect(await asksBeforeReload(page)).toBe(true);
  await manager.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog', { name: 'Discard Recording' }).getByRole('button', { name: 'Cancel' }).click();
  letIn();
  await expect(manager.getByRole('heading', { name: 'Audio (1)' })).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Record Audio' })).toBeFocused();
});

test('a recording that is discarded while it is made ready is not uploaded', async ({ page, api }) => {
  const letIn = await holdScript(page, 'make-seekable');
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await record(manager, 'Record Audio');
  await expect(manager.getByText('Finishing the recording...')).toBeVisible();
  await manager.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog', { name: 'Discard Recording' }).getByRole('button', { name: 'Discard' }).click();
  await expect(manager).toBeHidden();
  const come = page.waitForResponse('**/make-seekable-*.js');
  letIn();
  await (await come).finished();
  await untilQuiet(page);
  expect((await api.event(event.slug)).media.voiceNotes).toEqual([]);
});

test('a double click begins a recording, and does not end it', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await manager.getByRole('button', { name: 'Record Audio' }).click();
  await manager.getByRole('button', { name: 'Start Recording' }).dblclick();
  await recordedFor(manager, 1);
  await manager.getByRole('button', { name: 'Discard' }).click();
});

test('video is recorded by keyboard alone', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await manager.getByRole('button', { name: 'Record Video' }).focus();
  await page.keyboard.press('Enter');
  const button = manager.getByRole('button', { name: 'Start Recording' });
  await expect(button).toBeEnabled();
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await recordedFor(manager, 2);
  await expect(manager.getByRole('button', { name: 'Stop and Upload' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(manager.getByRole('heading', { name: 'Videos (1)' })).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Record Video' })).toBeFocused();
});

for (const [opener, reason, words] of [
  ['Take Photo', 'NotAllowedError', 'Unable to access camera. Please check permissions.'],
  ['Record Video', 'NotFoundError', 'Unable to access camera and microphone. Please check permissions.'],
  ['Record Audio', 'NotAllowedError', 'Microphone access was denied.'],
  ['Record Audio', 'NotFoundError', 'No microphone found.'],
  ['Record Audio', 'NotReadableError', 'Recording failed. Please try again.'],
] as const) {
  test(`${opener}, and the browser says ${reason}: ${words}`, async ({ page, api }) => {
    await refuseDevices(page, reason);
    const manager = await openMediaManager(page, api, await api.createEvent());
    await manager.getByRole('button', { name: opener }).click();
    await expect(manager.getByRole('alert')).toContainText(words);
    await expect(manager.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

test('a browser that cannot record says so', async ({ page, api }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  const manager = await openMediaManager(page, api, await api.createEvent());
  await manager.getByRole('button', { name: 'Record Audio' }).click();
  await manager.getByRole('button', { name: 'Start Recording' }).click();
  await expect(manager.getByRole('alert')).toContainText('Your browser does not support audio recording.');
  expect(await trackStates(page)).toEqual(['ended']);
});

test('a recording with nothing in it is refused, and nothing is uploaded', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(BlobEvent.prototype, 'data', { get: () => new Blob() });
  });
  const event = await api.createEvent();
  const manager = await openMediaManager(page, api, event);
  await manager.getByRole('button', { name: 'Record Audio' }).click();
  await manager.getByRole('button', { name: 'Start Recording' }).click();
  await recordedFor(manager, 2);
  await manager.getByRole('button', { name: 'Stop and Upload' }).click();
  await expect(manager.getByRole('alert')).toContainText(
    'Recording failed - no audio data captured. Please try again.',
  );
  expect(await trackStates(page)).toEqual(['ended']);
  expect((await api.event(event.slug)).media.voiceNotes).toEqual([]);
});
