import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

let event: EventView;

test.beforeEach(async ({ api }) => {
  event = await api.createEvent({ title: `Door Night ${randomUUID().slice(0, 8)}`, capacity: 60 });
  await api.rsvp({ eventId: event.id, fullName: 'Zoe Late', guests: 2 });
  await api.rsvp({ eventId: event.id, fullName: 'Ángel First', guests: 5, specialRequests: 'A high chair' });
});

const parties = (page: Page) => page.getByRole('rowheader');

test('who is expected stands on one sheet, by name, with sizes, notes and the sum', async ({ page, api }) => {
  await openDesk(page, api);
  await page.getByRole('link', { name: `Door list of ${event.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await expect(page.getByText('7 guests in 2 parties, of 60 places')).toBeVisible();
  await expect(parties(page)).toHaveText([/Ángel First/, /Zoe Late/]);
  await expect(page.getByRole('row', { name: 'Ángel First' })).toContainText('A high chair');
  await expect(page.getByRole('row', { name: 'Ángel First' })).toContainText('5');
  await expectAccessible(page);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const left of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')]) {
    await expect(left).toBeHidden();
  }
  await expect(parties(page)).toHaveCount(2);
});

test('it is reached from an RSVP, too, and fits a phone', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(event.title)}`);
  await page
    .getByRole('link', { name: `Door list of ${event.title}` })
    .first()
    .click();
  await expect(parties(page)).toHaveCount(2);
  await expect(page.getByText('A high chair').filter({ visible: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the list of an event that was deleted says so, and does not ask to try again', async ({ page, api }) => {
  const alert = page.getByRole('alert');
  await openDesk(page, api, `/admin/door-list/${event.id}`);
  await expect(parties(page)).toHaveCount(2);
  await api.asAdmin('DELETE', `/api/admin/events/${event.id}`);
  const expectSaid = async () => {
    await expect(alert).toContainText('The event has been deleted.');
    await expect(alert.getByRole('button')).toHaveCount(0);
  };
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expectSaid();
  await page.reload();
  await expectSaid();
});

test('where it does not come that is said, and tried again; and a guest is sent away', async ({
  page,
  api,
  browser,
  pub,
}) => {
  const path = `**/api/admin/rsvp-bookings/door-list/${event.id}`;
  await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }));
  await openDesk(page, api, `/admin/door-list/${event.id}`);
  await expect(page.getByRole('alert')).toContainText('The door list could not be loaded. Away for a moment.');
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(parties(page)).toHaveCount(2);
  await page.goto(`/admin/door-list/${randomUUID()}`);
  await expect(page.getByRole('alert')).toContainText('The door list could not be loaded.');

  const guest = await browser.newPage({ baseURL: pub.url });
  await guest.goto(`/admin/door-list/${event.id}`);
  await expect(guest).toHaveURL(/\/login/);
  await guest.close();
});
