import { expect } from '@playwright/test';
import { recordedFor } from '../../support/fake-devices.js';
import { holdBack } from '../../support/hold-back.js';
import { expectAccessible, nextStep } from '../../support/page-checks.js';
import { audioOf, putAudio, ServiceStudio } from '../../support/service-studio.js';
import { test } from '../../support/test.js';
import { trackStates, watchDevices } from '../../support/watched-devices.js';

test.beforeEach(async ({ page }) => {
  await watchDevices(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('what an admin records is heard by every visitor, replaced, and deleted', async ({ page, browser, api, pub }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  const heads: string[] = [];
  await page.route('**/api/admin/vip-services/mariachi/audio', (route) => {
    heads.push(route.request().postDataBuffer()?.toString('latin1').slice(0, 400) ?? '');
    return route.continue();
  });
  await studio.record('Mariachi');
  await expect(studio.card('Mariachi').getByRole('status')).toHaveText('Saved');
  expect(heads.join()).toMatch(/filename="audio-\d{8}-\d{6}\.webm"\r\nContent-Type: audio\/webm/);
  expect(await page.evaluate(() => window.watched.chunkTimes)).toEqual([500]);
  expect(await page.evaluate(() => window.watched.constraints)).toEqual([
    { audio: { sampleRate: 44100, echoCancellation: true, noiseSuppression: true } },
  ]);
  expect(await trackStates(page)).toEqual(['ended']);
  const first = await audioOf(api, 'mariachi');
  expect(await studio.listen('Mariachi')).toBe(first);

  const context = await browser.newContext({ baseURL: pub.url });
  const visit = new ServiceStudio(await context.newPage());
  await visit.page.goto('/vip-packages');
  expect(await visit.listen('Mariachi')).toBe(first);
  await expect(visit.toggle).toBeHidden();
  await expect(visit.page.locator('audio')).toHaveCount(1);

  await studio.record('Mariachi', 'Record Again');
  await expect.poll(() => audioOf(api, 'mariachi')).not.toBe(first);
  const second = await audioOf(api, 'mariachi');
  await visit.page.reload();
  expect(await visit.listen('Mariachi')).toBe(second);

  await studio.button('Delete', 'Mariachi').click();
  const question = page.getByRole('alertdialog', { name: 'Delete Audio' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await audioOf(api, 'mariachi')).toBe(second);
  await studio.button('Delete', 'Mariachi').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(studio.button('Record', 'Mariachi')).toBeVisible();
  expect(await audioOf(api, 'mariachi')).toBeNull();
  await visit.page.reload();
  await expect(visit.page.getByRole('heading', { name: 'Mariachi' })).toBeVisible();
  await expect(visit.page.locator('audio')).toHaveCount(0);
  await context.close();
});

test('a service is recorded, heard and deleted by keyboard alone', async ({ page, api }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  // What is to be read out once it is saved must be there before.
  await expect(studio.card('Karaoke').locator('p[role=status]')).toBeVisible();
  await studio.button('Record', 'Karaoke').focus();
  await page.keyboard.press('Enter');
  await recordedFor(studio.card('Karaoke'), 1);
  await expect(studio.button('Stop and Save', 'Karaoke')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(studio.button('Record Again', 'Karaoke')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(studio.button('Listen to', 'Karaoke')).toBeFocused();
  await page.keyboard.press('Space');
  const position = page.getByRole('slider', { name: 'Position in Karaoke' });
  await expect(position).toBeVisible();
  await position.focus();
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0\d of 0:0\d$/);

  await studio.button('Delete', 'Karaoke').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(studio.button('Record', 'Karaoke')).toBeFocused();
  expect(await audioOf(api, 'karaoke')).toBeNull();
});

test('a recording can be thrown away while it is made, and nothing is sent', async ({ page, api }) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await studio.button('Record', 'DJ').click();
  await recordedFor(studio.card('DJ'), 1);
  await expect(studio.toggle).toBeDisabled();
  await expect(studio.button('Record', 'Karaoke')).toBeDisabled();
  await studio.button('Discard', 'DJ').click();
  await expect(studio.button('Record', 'DJ')).toBeFocused();
  await expect(studio.toggle).toBeEnabled();
  expect(await trackStates(page)).toEqual(['ended']);
  expect(await audioOf(api, 'dj')).toBeNull();
});

test('a recording is not lost by a slip: Back asks, and so do Logout and the links to other pages', async ({
  page,
  api,
}) => {
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await studio.button('Record', 'DJ').click();
  await recordedFor(studio.card('DJ'), 1);
  const question = page.getByRole('alertdialog', { name: 'Discard Recording' });
  const food = page.getByRole('link', { name: 'Food', exact: true }).first();
  const logout = page.getByRole('button', { name: 'Logout' });
  for (const slip of [() => page.goBack(), () => food.click(), () => logout.click()]) {
    await slip();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(studio.card('DJ').getByRole('timer')).toBeVisible();
  }
  await food.click();
  const back = await nextStep(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(studio.button('Record', 'DJ')).toBeVisible();
  expect(await trackStates(page)).toEqual(['ended']);
  await back();
  await food.click();
  await expect(page).toHaveURL('/food');
  expect(await audioOf(api, 'dj')).toBeNull();
});

test('a recording ends by itself, and is saved, when it is as large as can be saved', async ({ page, api }) => {
  // Every byte recorded counts as ten thousand.
  await page.addInitScript(() => {
    const size = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')?.get;
    Object.defineProperty(Blob.prototype, 'size', {
      get(this: Blob) {
        return size?.call(this) * (this.type.startsWith('audio/') ? 10_000 : 1);
      },
    });
  });
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await studio.button('Record', 'DJ').click();
  await expect(page.getByText('The recording has ended: it is as long as can be saved.')).toBeVisible();
  await expect(studio.card('DJ').getByText('Saved')).toBeVisible();
  expect(await audioOf(api, 'dj')).not.toBeNull();
  await api.asAdmin('DELETE', '/api/admin/vip-services/dj/audio');
});

test('whoever only says to be an admin gets no Admin Mode', async ({ page, accounts }) => {
  const { body } = await accounts.login(await accounts.verified());
  for (const token of [body.token, 'rubbish']) {
    // A page of the site would read what is stored as soon as it is there.
    await page.goto('/robots.txt');
    await page.evaluate(
      ([userToken, user]) => {
        localStorage.setItem('userToken', userToken);
        localStorage.setItem('user', user);
      },
      [token, JSON.stringify({ ...body.user, userType: 'admin' })] as const,
    );
    const answer = await holdBack(page, '**/api/admin/validate-token');
    const asked = page.waitForRequest('**/api/admin/validate-token');
    const refused = page.waitForResponse('**/api/admin/validate-token');
    await page.goto('/vip-packages');
    await asked;
    await expect(page.getByRole('heading', { name: 'All Services' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Admin Mode' })).toHaveCount(0);

    answer();
    expect([401, 403]).toContain((await refused).status());
    await expect.poll(() => page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await expect(page.getByRole('switch', { name: 'Admin Mode' })).toHaveCount(0);
    await page.unroute('**/api/admin/validate-token');
  }
});

test('visitors see the services also when nobody says what is heard of them', async ({ page }) => {
  for (const answer of [{ status: 503 }, { json: {} }]) {
    await page.route('**/api/vip/services', (route) => route.fulfill(answer));
    const asked = page.waitForResponse('**/api/vip/services');
    await page.goto('/vip-packages');
    await asked;
    await expect(page.getByRole('heading', { name: 'Mariachi' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Book Your Event' })).toBeVisible();
    await expect(page.locator('audio')).toHaveCount(0);
    await page.unroute('**/api/vip/services');
  }
});

test('a visitor hears the new one when a recording is replaced meanwhile', async ({ page, api }) => {
  const former = (await putAudio(api, 'mariachi')).body.audioUrl;
  const visit = new ServiceStudio(page);
  await page.goto('/vip-packages');
  await expect(visit.button('Listen to', 'Mariachi')).toBeVisible();
  const { audioUrl } = (await putAudio(api, 'mariachi')).body;
  await expect.poll(async () => (await fetch(api.url + former)).status).toBe(404);
  expect(await visit.listen('Mariachi')).toBe(audioUrl);
  await api.asAdmin('DELETE', '/api/admin/vip-services/mariachi/audio');
});

test('a recording that does not play says so, and can be tried again', async ({ page, api }) => {
  await putAudio(api, 'mariachi');
  const visit = new ServiceStudio(page);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/vip-packages');
  await visit.button('Listen to', 'Mariachi').click();
  await expect(visit.card('Mariachi').getByRole('status')).toContainText('It does not play just now. Try once more');
  await page.unroute('**/media/**');
  await visit.listen('Mariachi');
  await api.asAdmin('DELETE', '/api/admin/vip-services/mariachi/audio');
});

test('a recording of a kind that the browser does not play can be opened as a file', async ({ page, api }) => {
  const { audioUrl } = (await putAudio(api, 'mariachi')).body;
  const visit = new ServiceStudio(page);
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'audio/webm', body: 'no sound at all' }));
  await page.goto('/vip-packages');
  await visit.button('Listen to', 'Mariachi').click();
  const link = visit.card('Mariachi').getByRole('link', { name: 'Open the file' });
  await expect(link).toHaveAttribute('href', audioUrl);
  await expectAccessible(page);
  await api.asAdmin('DELETE', '/api/admin/vip-services/mariachi/audio');
});
