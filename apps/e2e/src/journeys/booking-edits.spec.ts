import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openDesk, signInAgain } from '../support/desk.js';
import { expectAccessible } from '../support/page-checks.js';
import { test } from '../support/test.js';

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
