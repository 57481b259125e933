import { expect, type Route } from '@playwright/test';
import { recordedFor } from '../../support/fake-devices.js';
import { audioOf, putAudio, ServiceStudio } from '../../support/service-studio.js';
import { test } from '../../support/test.js';
import { refuseDevices, trackStates, watchDevices } from '../../support/watched-devices.js';

const address = '**/api/admin/vip-services/dj/audio';
const temporary = 'Recording created but upload failed. Audio will be temporary until page refresh.';

test.beforeEach(async ({ page }) => {
  await watchDevices(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [how, fail] of [
  ['the server is out of order', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ['nothing answers', (route: Route) => route.abort()],
] as const) {
  test(`a recording stays for this window when ${how}, and can be saved by another try`, async ({ page, api }) => {
    const studio = new ServiceStudio(page);
    await studio.open(api);
    await page.route(address, fail);
    await studio.record('DJ');
    await expect(studio.alert).toContainText(temporary);
    await studio.alert.getByRole('button', { name: 'OK' }).click();
    expect(await studio.listen('DJ')).toMatch(/^blob:/);
    expect(await audioOf(api, 'dj')).toBeNull();

    await page.getByRole('link', { name: 'Food', exact: true }).first().click();
    await page.goBack();
    await studio.toggle.click();
    await studio.button('Try Again', 'DJ').click();
    await studio.alert.getByRole('button', { name: 'OK' }).click();
    await page.unroute(address);
    await studio.button('Try Again', 'DJ').click();
    await expect(studio.button('Record Again', 'DJ')).toBeVisible();
    expect(await studio.listen('DJ')).toBe(await audioOf(api, 'dj'));
    await api.asAdmin('DELETE', '/api/admin/vip-services/dj/audio');
  });
}

test('a recording is temporary until the page is refreshed, or thrown away', async ({ page, api }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await page.route(address, (route) => route.abort());
  await studio.record('DJ');
  await studio.alert.getByRole('button', { name: 'OK' }).click();
  await studio.button('Discard', 'DJ').click();
  await expect(studio.button('Record', 'DJ')).toBeFocused();

  await studio.record('DJ');
  await studio.alert.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await studio.toggle.click();
  await expect(studio.button('Record', 'DJ')).toBeVisible();
});

test('a recording that finds no token is kept, and nothing is sent', async ({ page, api }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  let sent = 0;
  await page.route(address, (route) => {
    sent += 1;
    return route.continue();
  });
  await studio.button('Record', 'DJ').click();
  await recordedFor(studio.card('DJ'), 1);
  await page.evaluate(() => localStorage.removeItem('adminToken'));
  await studio.button('Stop and Save', 'DJ').click();
  await expect(studio.alert).toContainText(temporary);
  await studio.alert.getByRole('button', { name: 'OK' }).click();
  expect(await studio.listen('DJ')).toMatch(/^blob:/);
  expect(sent).toBe(0);
});

test('a recording of whom the server does not know any more says so', async ({ page, api }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await page.route(address, (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
  await studio.record('DJ');
  await expect(studio.alert).toContainText('Authentication failed. Please refresh and login again.');
  await expect(studio.toggle).toBeHidden();
  await studio.alert.getByRole('button', { name: 'OK' }).click();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('a recording that is too large says so', async ({ page, api }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await page.route(address, (route) => route.fulfill({ status: 413, body: '<html>too large</html>' }));
  await studio.record('DJ');
  await expect(studio.alert).toContainText('File too large. Please record a shorter audio clip.');
  await studio.alert.getByRole('button', { name: 'OK' }).click();
  await expect(studio.button('Record', 'DJ')).toBeFocused();
});

test('audio that cannot be deleted says so, and is still there', async ({ page, api }) => {
  await putAudio(api, 'dj');
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await page.route(address, (route) => route.fulfill({ status: 503, body: '' }));
  await studio.button('Delete', 'DJ').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Audio Not Deleted' });
  await expect(alert).toContainText('Failed to delete audio. Please try again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(studio.button('Listen to', 'DJ')).toBeVisible();
  expect(await audioOf(api, 'dj')).not.toBeNull();
  await api.asAdmin('DELETE', '/api/admin/vip-services/dj/audio');
});

test('a microphone that is not allowed says so, and recording can be tried again', async ({ page, api }) => {
  await refuseDevices(page, 'NotAllowedError');
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await studio.button('Record', 'DJ').click();
  await expect(studio.card('DJ').getByRole('alert')).toContainText('Microphone access was denied.');
  await expect(studio.button('Record', 'DJ')).toBeFocused();
});

test('a browser that cannot record says so', async ({ page, api }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await studio.button('Record', 'DJ').click();
  await expect(studio.card('DJ').getByRole('alert')).toContainText('Your browser does not support audio recording.');
  expect(await trackStates(page)).toEqual(['ended']);
});

test('a recording with nothing in it is refused, and nothing is saved', async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(BlobEvent.prototype, 'data', { get: () => new Blob() }));
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await studio.record('DJ');
  await expect(studio.card('DJ').getByRole('alert')).toContainText(
    'Recording failed - no audio data captured. Please try again.',
  );
  expect(await audioOf(api, 'dj')).toBeNull();
});
