import { expect } from '@playwright/test';
import { openDesk } from '../support/desk.js';
import { test } from '../support/test.js';

test('what could not be done without a network, and was thought better of, is not done when it is back', async ({
  page,
  context,
  api,
}) => {
  const event = await api.createEvent();
  const { body } = await api.rsvp({ eventId: event.id });
  const { id, fullName } = body.rsvp;
  await openDesk(page, api, `/admin?tab=rsvps&search=${event.title.split(' ').at(-1)}`);
  const row = page.getByRole('row', { name: fullName });
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('No answer came.');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No answer came.');
  await context.setOffline(false);
  await expect(page.getByText('No RSVP bookings found matching your criteria')).toBeVisible();
  expect((await api.rsvpsOf(event.id)).rsvpBookings.map((rsvp) => rsvp.id)).toEqual([id]);
});
