import { expect } from '@playwright/test';
import { venue } from '@rover/venue/venue';
import { PartyForm } from '../../support/party-form.js';
import { test } from '../../support/test.js';

const book = '**/api/vip/book';
const apology = 'Failed to submit booking request. Please try again or contact us directly.';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [how, status] of [
  ['the server is out of order', 500],
  ['nothing answers', null],
] as const) {
  test(`a request that fails is told, and what was written stays, when ${how}`, async ({ page, api }) => {
    const form = new PartyForm(page);
    await form.openBy('Celebrations');
    const { hostName, hostEmail } = await form.introduce();
    await form.field('Special Requests').fill('A band on a raft');
    await page.route(book, (route) => (status ? route.fulfill({ status, body: 'no' }) : route.abort()));
    await form.send.click();
    await expect(form.failed).toContainText(apology);
    await expect(form.failed.getByRole('link', { name: venue.phoneDisplay })).toBeVisible();
    await form.acknowledge(form.failed);
    await expect(form.failed).toBeHidden();

    await page.unroute(book);
    await expect(form.field('Full Name')).toHaveValue(hostName);
    await expect(form.field('Special Requests')).toHaveValue('A band on a raft');
    await form.send.click();
    await expect(form.sent).toBeVisible();
    expect((await api.vipBookings({ search: hostEmail })).total).toBe(1);
  });
}

test('an answer that is lost on the way does not book twice', async ({ page, api }) => {
  const form = new PartyForm(page);
  await form.openBy('Celebrations');
  const { hostEmail } = await form.introduce();
  await page.route(book, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send.click();
  await form.acknowledge(form.failed);
  await page.unroute(book);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect(form.posts).toBe(2);
  expect((await api.vipBookings({ search: hostEmail })).total).toBe(1);
});

test('a double click books once, and the button says that it is at it', async ({ page, api }) => {
  const form = new PartyForm(page);
  await form.openBy('Celebrations');
  const { hostEmail } = await form.introduce();
  await page.route(book, async (route) => {
    await expect(form.dialog.getByRole('button', { name: 'Sending Request...' })).toBeDisabled();
    await route.continue();
  });
  await form.send.dblclick();
  await expect(form.sent).toBeVisible();
  expect(form.posts).toBe(1);
  expect((await api.vipBookings({ search: hostEmail })).total).toBe(1);
});

test('what the server refuses of a field stands at that field', async ({ page }) => {
  const form = new PartyForm(page);
  await form.openBy('Celebrations');
  await form.introduce();
  await page.route(book, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), eventDate: '2020-01-01' } }),
  );
  await form.send.click();
  await expect(form.failed).toContainText(apology);
  await form.acknowledge(form.failed);
  await expect(form.field('Preferred Date')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('Preferred Date')).toBeFocused();
});
