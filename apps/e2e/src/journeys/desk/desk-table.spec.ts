import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const size = 120;
let crowd: string;

/** More hosts than stand on two pages: 'Host … 001' has a party of 1, 'Host … 002' of 2. */
test.beforeEach(async ({ pub }) => {
  crowd = `Host ${randomUUID().slice(0, 8)}`;
  await pub.query(
    `INSERT INTO bookings.vip_bookings (host_name, host_email, host_phone, event_type, event_date, guest_count,
                                        event_location, special_requests, button_source, status)
     SELECT $1 || ' ' || lpad(n::text, 3, '0'), 'host@host.test', '+52 1', 'Other', '2035-01-01', n, 'Entire Venue', '',
            'Hero', CASE WHEN n = 1 THEN 'cancelled' ELSE 'pending' END
     FROM generate_series(1, $2::integer) AS n`,
    [crowd, size],
  );
});

const found = (query = '') => `/admin?tab=vip&search=${encodeURIComponent(crowd)}${query}`;
const firstRow = (page: Page) => page.getByRole('row').nth(1);
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('headers sort and say so; pages turn; Back goes back; an address shows what it says', async ({ page, api }) => {
  await openDesk(page, api, found());
  await expect(header(page, 'Booked')).toHaveAttribute('aria-sort', 'descending');
  await header(page, 'Guests').getByRole('button').click();
  await expect(firstRow(page)).toContainText(`${crowd} 120`);
  await expect(header(page, 'Guests')).toHaveAttribute('aria-sort', 'descending');
  await expect(header(page, 'Booked')).not.toHaveAttribute('aria-sort');
  await header(page, 'Guests').getByRole('button').click();
  await expect(firstRow(page)).toContainText(`${crowd} 001`);
  await expect(header(page, 'Guests')).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(firstRow(page)).toContainText(`${crowd} 051`);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(firstRow(page)).toContainText(`${crowd} 101`);
  await expect(page.getByText('101–120 of 120')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await page.goBack();
  await expect(firstRow(page)).toContainText(`${crowd} 051`);
  await page.reload();
  await expect(firstRow(page)).toContainText(`${crowd} 051`);

  await page.getByRole('tab', { name: /^Events/ }).click();
  await expect(page.getByRole('button', { name: 'Add New Event' })).toBeVisible();
  await page.goBack();
  await expect(firstRow(page)).toContainText(`${crowd} 051`);
});

test('where more is found than was counted that is said, and pages go on to the last', async ({ page, api }) => {
  await page.route('**/api/admin/vip-bookings?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const total = answer.page * answer.pageSize;
    await route.fulfill({ response, json: total < answer.total ? { ...answer, total, isMore: true } : answer });
  });
  await openDesk(page, api, found());
  for (const shown of ['1–50 of 50 or more', '51–100 of 100 or more']) {
    await expect(page.getByText(shown)).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
  }
  await expect(page.getByText('101–120 of 120')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('filter and order are chosen, nothing found is said, and all can be shown again', async ({ page, api }) => {
  await openDesk(page, api, found());
  await page.getByLabel('Sort by').selectOption('Host Name');
  await expect(firstRow(page)).toContainText(`${crowd} 001`);
  await page.getByLabel('Status').selectOption('Cancelled');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/status=cancelled/);
  await page.getByLabel('Status').selectOption('Confirmed');
  await expect(page.getByRole('status').getByText('No VIP bookings found matching your criteria')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(page).not.toHaveURL(/status|search/);
});

test('a list that is left is not asked for what the next one shows', async ({ page, api }) => {
  await openDesk(page, api, found('&page=3'));
  await expect(firstRow(page)).toContainText(crowd);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedOf = (list: string) => asked.filter((url) => url.includes(`/${list}?`));
  await page.getByRole('tab', { name: /^RSVP/ }).click();
  await expect.poll(() => askedOf('rsvp-bookings')).not.toEqual([]);
  expect(askedOf('vip-bookings')).toEqual([]);
  const before = askedOf('rsvp-bookings').length;
  await page.goBack();
  await expect(firstRow(page)).toContainText(crowd);
  await expect(page).toHaveURL(/page=3/);
  expect(askedOf('rsvp-bookings')).toHaveLength(before);
});

test('a page beyond the last leads to the last, and Back out of the list again', async ({ page, api }) => {
  await openDesk(page, api);
  await page.getByRole('tab', { name: /^VIP/ }).click();
  await page.goto(found('&sort=guestCount&order=asc&page=99'));
  await expect(firstRow(page)).toContainText(`${crowd} 101`);
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=/);
});

test('a list that does not come says so and is empty; Refresh fetches it', async ({ page, api }) => {
  const path = '**/api/admin/vip-bookings?*';
  await openDesk(page, api, found());
  await expect(firstRow(page)).toBeVisible();
  await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('VIP Bookings could not be loaded. Away for a moment.');
  await expect(page.getByRole('table')).toBeHidden();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(firstRow(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('on a phone rows are cards that name their parts, and the tabs go along by arrow keys', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openDesk(page, api, found('&sort=guestCount'));
  const card = page.getByRole('row', { name: `${crowd} 120` });
  for (const part of ['Host Details', 'Guests', 'Status', 'Source']) await expect(card).toContainText(part);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^RSVP Bookings/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^RSVP Bookings/ })).toBeInViewport({ ratio: 0.9 });
});

test('long names wrap; days and ordinary addresses stay on their line', async ({ page, api, accounts, pub }) => {
  const name = 'Maximiliana Guadalupe de los Ángeles Fernández O’Shaughnessy y Villanueva de la Garza';
  const lines = (words: Locator) =>
    words.first().evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  const event = await api.createEvent();
  await api.rsvp({ eventId: event.id, fullName: `${crowd} ${name}` });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(crowd)}`);
  const rsvp = firstRow(page);
  expect(await lines(rsvp.getByText(name))).toBeGreaterThan(1);
  expect(await lines(rsvp.getByRole('time'))).toBe(1);

  const { email } = await accounts.unverified();
  const ordinary = `user-29.${randomUUID().slice(0, 4)}@example.test`;
  await pub.query('UPDATE auth.accounts SET first_name = $2, email = $3 WHERE email = $1', [email, name, ordinary]);
  await page.goto(`/admin?tab=users&search=${ordinary}`);
  const user = firstRow(page);
  expect(await lines(user.getByText('Maximiliana'))).toBeGreaterThan(1);
  expect(await lines(user.getByText(ordinary))).toBe(1);
  await expectNoSidewaysScroll(page);
});

test('an address with a question mark gives a mail to its guest no other readers', async ({ page, api }) => {
  const email = `maeve?cc=${randomUUID().slice(0, 8)}@guest.test`;
  await api.rsvp({ eventId: (await api.createEvent()).id, email });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(email)}`);
  const link = page.getByRole('link', { name: email });
  await expect(link).toHaveAttribute('href', `mailto:${email.replace('?', '%3F').replace('=', '%3D')}`);
});
