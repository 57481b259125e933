import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { test } from '../../support/test.js';

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

test('a list that did not come while the server was away comes by itself when it is back', async ({ page, api }) => {
  const { id: eventId } = await api.createEvent();
  const fullName = `Patient ${randomUUID().slice(0, 8)}`;
  await api.rsvp({ eventId, fullName });
  await openDesk(page, api, '/admin?tab=users');
  await expect(page.getByRole('cell').first()).toBeVisible();
  const calls = /\/api\/admin\/(rsvp-bookings|booking-news)/;
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }));
  await page.waitForResponse((answer) => calls.test(answer.url()) && !answer.ok());
  await page.getByRole('tab', { name: /^RSVP Bookings/ }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Away for a moment.');
  await page.unroute(calls);
  await expect(page.getByRole('row', { name: fullName })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
