import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const aName = () => `Late ${randomUUID().slice(0, 8)}`;

/** The figure on a tab. */
async function countOn(page: Page, tab: string): Promise<number> {
  const label = await page.getByRole('tab', { name: new RegExp(`^${tab} \\(`) }).textContent();
  return Number(label?.replace(/\D/g, ''));
}

test('what guests book appears in the open list and on the tabs, with a quiet word', async ({ page, api }) => {
  const event = await api.createEvent();
  await openDesk(page, api, '/admin?tab=rsvps');
  const before = { rsvps: await countOn(page, 'RSVP Bookings'), vip: await countOn(page, 'VIP Bookings') };
  const fullName = aName();
  await api.rsvp({ eventId: event.id, fullName });
  await expect(page.getByRole('row', { name: fullName })).toBeVisible();
  await expect(page.getByRole('status').getByText('1 new RSVP booking', { exact: true })).toBeVisible();
  expect(await countOn(page, 'RSVP Bookings')).toBe(before.rsvps + 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('1 new RSVP booking')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const hostName = aName();
  await api.bookVip({ hostName });
  await expect(page.getByText('1 new VIP booking')).toBeVisible();
  expect(await countOn(page, 'VIP Bookings')).toBe(before.vip + 1);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/tab=vip/);
  await expect(page.getByRole('row', { name: hostName })).toBeVisible();
});

test('on a phone the word of new bookings leaves what can be done with ticked rows in reach', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const event = await api.createEvent();
  const party = aName();
  for (let guest = 1; guest <= 6; guest += 1) await api.rsvp({ eventId: event.id, fullName: `${party} ${guest}` });
  await openDesk(page, api, `/admin?tab=rsvps&search=${party}`);
  await page.getByRole('checkbox', { name: `Select ${party} 6` }).click();
  await api.rsvp({ eventId: event.id, fullName: aName() });
  await expect(page.getByText('1 new RSVP booking')).toBeVisible();
  const { x, y } = (await page.getByRole('button', { name: 'Pending', exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('alertdialog', { name: 'Change Status' })).toContainText('1 booking to Pending');
});

test('a list that comes slower than the bookings comes nevertheless', async ({ page, api }) => {
  await openDesk(page, api, '/admin?tab=rsvps');
  await expect(page.getByRole('status').getByText('Loading')).toBeHidden();
  let told = 0;
  await page.route('**/api/admin/booking-news', async (route) => {
    const response = await route.fetch();
    const news: BookingNewsAnswer = await response.json();
    told += 1;
    await route.fulfill({ json: { ...news, rsvps: { ...news.rsvps, version: news.rsvps.version + told } } });
  });
  await page.route('**/api/admin/rsvp-bookings?*', async (route) => {
    const before = told;
    await expect.poll(() => told).toBeGreaterThan(before + 2);
    await route.continue();
  });
  const fullName = aName();
  await api.rsvp({ eventId: (await api.createEvent()).id, fullName });
  await expect(page.getByRole('row', { name: fullName })).toBeVisible();
});

test('what another admin changes is seen without a word', async ({ page, api }) => {
  const event = await api.createEvent();
  const fullName = aName();
  const { body } = await api.rsvp({ eventId: event.id, fullName });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(fullName)}`);
  await expect(page.getByRole('row', { name: fullName })).toContainText('Confirmed');
  await api.asAdmin('PUT', `/api/admin/rsvp-bookings/${body.rsvp.id}`, { status: 'pending' });
  await expect(page.getByRole('row', { name: fullName })).toContainText('Pending');
  await api.asAdmin('DELETE', `/api/admin/rsvp-bookings/${body.rsvp.id}`);
  await expect(page.getByText('No RSVP bookings found matching your criteria')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
});

test('a window that nobody looks at does not ask, and catches up when somebody does', async ({ page, api }) => {
  await page.clock.install();
  await openDesk(page, api, '/admin?tab=vip');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/booking-news')) asked += 1;
  });
  const turn = (visibility: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibility);

  await expect.poll(() => asked).toBeGreaterThan(1);
  await turn('hidden');
  await untilQuiet(page);
  const hostName = aName();
  await api.bookVip({ hostName });
  asked = 0;
  await page.clock.fastForward('01:00');
  await untilQuiet(page);
  expect(asked).toBe(0);
  await turn('visible');
  await expect(page.getByRole('row', { name: hostName })).toBeVisible();
});
