import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../../support/api.js';
import { openDesk, signInAgain } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { expectAccessible } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('what was written before is weighed against what somebody else saved meanwhile', async ({ page, api }) => {
  const name = `Guest ${randomUUID().slice(0, 8)}`;
  const { body } = await api.bookVip({ hostName: name });
  const address = `/admin?tab=vip&search=${name}`;
  await openDesk(page, api, address);
  const edit = page.getByRole('button', { name: `Edit VIP booking of ${name}` });
  const form = page.getByRole('dialog', { name: 'Edit VIP Booking' });
  const requests = form.getByLabel('Special Requests');
  await edit.click();
  await requests.fill('A piper at the door');
  await api.asAdmin('PUT', `/api/admin/vip-bookings/${body.booking.id}`, { specialRequests: 'A harper at the bar' });
  await signInAgain(page);
  await page.getByRole('tab', { name: /^VIP/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await edit.click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(requests).toHaveValue('A harper at the bar');
  await requests.fill('A harper at the door');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  expect((await api.vipBookings({ search: name })).vipBookings).toMatchObject([
    { specialRequests: 'A harper at the door' },
  ]);
});

for (const { kind, path } of [
  { kind: 'RSVP', path: 'rsvp-bookings' },
  { kind: 'VIP', path: 'vip-bookings' },
]) {
  const bookingOf = kind === 'RSVP' ? 'RSVP of' : 'VIP booking of';
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Edit ${kind} Booking` });

  /** Opens the form of a new booking, found in the list by its name and, if it says so, by more. */
  async function openForm(page: Page, api: Api, filter = ''): Promise<{ name: string; id: string }> {
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    const { id } =
      kind === 'RSVP'
        ? (await api.rsvp({ eventId: (await api.createEvent()).id, fullName: name })).body.rsvp
        : (await api.bookVip({ hostName: name })).body.booking;
    await openDesk(page, api, `/admin?tab=${kind === 'RSVP' ? 'rsvps' : 'vip'}&search=${name}${filter}`);
    await page.getByRole('button', { name: `Edit ${bookingOf} ${name}` }).click();
    return { name, id };
  }

  for (const [width, height] of [
    [1280, 900],
    [1280, 720],
    [390, 800],
  ] as const) {
    test(`why a booking is not saved is in sight, with what can be done: ${kind}, ${width} x ${height}`, async ({
      page,
      api,
    }) => {
      await page.setViewportSize({ width, height });
      const { id } = await openForm(page, api);
      const form = dialogOf(page);
      const save = form.getByRole('button', { name: 'Save Changes' });
      await form.getByLabel('Status').selectOption('cancelled');
      await page.route(`**/api/admin/${path}/*`, (route) =>
        route.fulfill({ status: 503, json: { success: false, message: 'Back in a moment.' } }),
      );
      await save.click();
      await expectInSight(form.getByRole('alert'));

      await page.unroute(`**/api/admin/${path}/*`);
      await api.asAdmin('PUT', `/api/admin/${path}/${id}`, { specialRequests: 'A harper at the bar' });
      await save.click();
      await expect(form.getByText('Somebody else has changed this booking')).toBeVisible();
      await expectInSight(form.getByRole('alert'));
      for (const name of ['Reload', 'Save anyway']) await expectInSight(form.getByRole('button', { name }));
    });
  }

  test(`what somebody else changed is read anew though the list shows it no more: ${kind}`, async ({ page, api }) => {
    const { name, id } = await openForm(page, api, `&status=${kind === 'RSVP' ? 'confirmed' : 'pending'}`);
    const form = dialogOf(page);
    const save = form.getByRole('button', { name: 'Save Changes' });
    await form.getByLabel('Special Requests').fill('A piper at the door');
    const theirs = { status: 'cancelled', specialRequests: 'A harper at the bar' };
    await api.asAdmin('PUT', `/api/admin/${path}/${id}`, theirs);
    await save.click();
    await form.getByRole('button', { name: 'Reload' }).click();
    await expect(form.getByLabel('Special Requests')).toHaveValue('A harper at the bar');
    await expect(form.getByLabel('Status')).toHaveValue('cancelled');
    await expect(page.getByRole('row', { name, includeHidden: true })).toBeHidden();

    await form.getByLabel('Special Requests').fill('A harper at the door');
    await api.asAdmin('DELETE', `/api/admin/${path}/${id}`);
    await page.route(`**/api/admin/${path}/${id}`, (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', message: 'Look again.' } }),
    );
    await save.click();
    await form.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('This booking has been deleted.')).toBeVisible();
    await expect(form.getByLabel('Special Requests')).toHaveValue('A harper at the door');
  });

  test(`a form that was read anew leads back to the row that it was opened from: ${kind}`, async ({ page, api }) => {
    const { name, id } = await openForm(page, api);
    const form = dialogOf(page);
    await form.getByLabel('Special Requests').fill('A piper at the door');
    await api.asAdmin('PUT', `/api/admin/${path}/${id}`, { specialRequests: 'A harper at the bar' });
    await form.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await form.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(form.getByLabel('Special Requests')).toHaveValue('A harper at the bar');
    await expect(form.getByText('Somebody else has changed this booking')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: `Edit ${bookingOf} ${name}` })).toBeFocused();
  });

  test(`who has left a form is not brought back by its answers, yet told of a failure: ${kind}`, async ({
    page,
    api,
  }) => {
    const { name, id } = await openForm(page, api);
    const form = dialogOf(page);
    const save = form.getByRole('button', { name: 'Save Changes' });
    await form.getByLabel('Special Requests').fill('A piper at the door');
    await api.asAdmin('PUT', `/api/admin/${path}/${id}`, { specialRequests: 'A harper at the bar' });
    await save.click();
    const reload = form.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    const letIn = await holdBack(page, new RegExp(`/api/admin/${path}\\?.*\\bid=`));
    const answered = page.waitForResponse(new RegExp(`/api/admin/${path}\\?.*\\bid=`));
    await reload.click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    letIn();
    await answered;
    await expect(page.getByRole('row', { name })).toContainText('A harper at the bar');
    await page.getByRole('button', { name: `Edit ${bookingOf} ${name}` }).click();
    await expect(form.getByLabel('Special Requests')).toHaveValue('A harper at the bar');

    await form.getByLabel('Special Requests').fill('A harper at the door');
    const breakOff = await holdBack(page, `**/api/admin/${path}/${id}`, (route) => route.abort());
    await save.click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    breakOff();
    await expect(page.getByText(`Edit ${kind} Booking`)).toBeVisible();
  });

  test(`what was written of a booking when a session ended is there after the next login: ${kind}`, async ({
    page,
    api,
  }) => {
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    if (kind === 'RSVP') await api.rsvp({ eventId: (await api.createEvent()).id, fullName: name });
    else await api.bookVip({ hostName: name });
    await openDesk(page, api, `/admin?tab=${kind === 'RSVP' ? 'rsvps' : 'vip'}&search=${name}`);
    const edit = page.getByRole('button', { name: `Edit ${bookingOf} ${name}` });
    const form = page.getByRole('dialog', { name: `Edit ${kind} Booking` });
    const requests = form.getByLabel('Special Requests');
    const restored = form.getByText('This is what you wrote before your session ended.');
    await edit.click();
    await expect(restored).toBeHidden();
    await requests.fill('A piper at the door');
    await form.getByLabel('Status').selectOption('confirmed');

    await signInAgain(page);
    await page.getByRole('tab', { name: new RegExp(`^${kind}`) }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(name);
    await edit.click();
    await expect(restored).toBeVisible();
    await expectAccessible(page);
    await expect(requests).toHaveValue('A piper at the door');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toBeHidden();
    const { body } = await api.asAdmin<object>('GET', `/api/admin/${path}?search=${name}`);
    expect(Object.values(body)).toContainEqual([
      expect.objectContaining({ specialRequests: 'A piper at the door', status: 'confirmed' }),
    ]);

    await expect(page.getByRole('row', { name })).toContainText('A piper at the door');
    await edit.click();
    await expect(requests).toHaveValue('A piper at the door');
    await expect(restored).toBeHidden();
    await requests.fill('Never mind');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await edit.click();
    await expect(requests).toHaveValue('A piper at the door');
  });
}

/** All of it is in the window, and nothing lies over it. */
async function expectInSight(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const isCovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].some(
      (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  };
  await expect.poll(() => part.evaluate(isCovered)).toBe(false);
}
