import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { expectAccessible, expectNoSidewaysScroll, isFocusInSight } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

let party: string;
let event: EventView;

test.beforeEach(async ({ api }) => {
  party = `Crew ${randomUUID().slice(0, 8)}`;
  event = await api.createEvent();
  for (const name of ['Ann', 'Bran', 'Ciara']) await api.rsvp({ eventId: event.id, fullName: `${party} ${name}` });
});

const address = () => `/admin?tab=rsvps&sort=fullName&search=${encodeURIComponent(party)}`;
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: `${party} ${name}` });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Change Status' });

const inALongLine = Array.from({ length: 44 }, (_, place) => `Guest ${String(place).padStart(2, '0')}`);

test('the ticked bookings get one status, after a question; seats follow', async ({ page, api }) => {
  await openDesk(page, api, address());
  await page.getByRole('checkbox', { name: `Select ${party} Ann` }).click();
  await page.getByRole('checkbox', { name: `Select ${party} Ciara` }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toHaveAttribute(
    'aria-checked',
    'mixed',
  );
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Change to' }).getByRole('button', { name: 'Cancelled' }).click();
  await expect(question(page)).toContainText('2 bookings to Cancelled');
  await question(page).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('2 bookings changed to Cancelled.')).toBeVisible();
  await expect(rowOf(page, 'Ann')).toContainText('Cancelled');
  await expect(rowOf(page, 'Bran')).toContainText('Confirmed');
  await expect(rowOf(page, 'Ciara')).toContainText('Cancelled');
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(1);
});

test('all of a page, by keyboard alone; what was deleted meanwhile is told', async ({ page, api }) => {
  await openDesk(page, api, address());
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.route('**/api/admin/rsvp-bookings/status', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    await api.asAdmin('DELETE', `/api/admin/rsvp-bookings/${ids[0]}`);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pending' }).focus();
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Change' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 bookings changed to Pending.')).toBeVisible();
  await expect(page.getByText('1 booking had been deleted meanwhile.')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByText('2 selected')).toBeHidden();
  await expect(page.getByRole('region', { name: 'RSVP Bookings' })).toBeFocused();
});

test('what has left the page is not ticked when it comes back', async ({ page, api }) => {
  await openDesk(page, api, address());
  await page.getByRole('checkbox', { name: `Select ${party} Ann` }).click();
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Cancelled');
  await expect(rowOf(page, 'Ann')).toBeHidden();
  await status.selectOption('All');
  await page.getByRole('checkbox', { name: `Select ${party} Bran` }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('what is asked about the ticked bookings stays, whatever becomes of the list behind it', async ({ page, api }) => {
  await openDesk(page, api, address());
  await page.getByRole('checkbox', { name: `Select ${party} Ann` }).click();
  await page.getByRole('button', { name: 'Pending' }).click();
  const { body } = await api.asAdmin<{ rsvpBookings: { id: string }[] }>(
    'GET',
    `/api/admin/rsvp-bookings?search=${encodeURIComponent(`${party} Ann`)}`,
  );
  await api.asAdmin('DELETE', `/api/admin/rsvp-bookings/${body.rsvpBookings[0]?.id}`);
  await expect(page.locator('tr', { hasText: `${party} Ann` })).toHaveCount(0);
  await expect(question(page)).toContainText('1 booking to Pending');
  await question(page).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('1 booking had been deleted meanwhile.')).toBeVisible();
  await expect(question(page)).toBeHidden();
});

for (const [width, height] of [
  [1280, 800],
  [320, 640],
] as const) {
  test(`from a ticked row the keyboard is at what can be done with it in three steps: ${width} wide`, async ({
    page,
    api,
  }) => {
    await Promise.all(inALongLine.map((guest) => api.rsvp({ eventId: event.id, fullName: `${party} ${guest}` })));
    await page.setViewportSize({ width, height });
    await openDesk(page, api, address());
    const tick = page.getByRole('checkbox', { name: `Select ${party} Guest 40` });
    await tick.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to actions' })).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Selected rows' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Confirmed', exact: true })).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
  });
}

test('where the server fails nothing is lost, and it can be tried again', async ({ page, api }) => {
  await openDesk(page, api, address());
  await page.getByRole('checkbox', { name: `Select ${party} Ann` }).click();
  const path = '**/api/admin/rsvp-bookings/status';
  await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }));
  await page.getByRole('button', { name: 'Pending' }).click();
  await question(page).getByRole('button', { name: 'Change' }).click();
  await expect(question(page).getByRole('alert')).toHaveText('Away for a moment.');
  await page.unroute(path);
  await question(page).getByRole('button', { name: 'Change' }).click();
  await expect(question(page)).toBeHidden();
  await expect(rowOf(page, 'Ann')).toContainText('Pending');
});

test('a change that is answered late leaves the next question open, and a failure is told', async ({ page, api }) => {
  await openDesk(page, api, address());
  const path = '**/api/admin/rsvp-bookings/status';
  const change = async (status: string) => {
    await page.getByRole('button', { name: status, exact: true }).click();
    await question(page).getByRole('button', { name: 'Change' }).click();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
  };
  await page.getByRole('checkbox', { name: `Select ${party} Ann` }).click();
  const letIn = await holdBack(page, path);
  await change('Pending');
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  letIn();
  await expect(page.getByText('1 booking changed to Pending.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${party} Ann`, includeHidden: true })).toContainText('Pending');
  await expect(question(page)).toContainText('1 booking to Cancelled');
  await question(page).getByRole('button', { name: 'Cancel' }).click();

  const fail = await holdBack(page, path, (route) =>
    route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }),
  );
  await change('Cancelled');
  fail();
  await expect(page.getByText('Away for a moment.')).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('on a phone the cards are ticked, and nothing scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openDesk(page, api, address());
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectNoSidewaysScroll(page);
  // At the end of the list the bar lies over nothing.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectAccessible(page);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 640],
] as const) {
  test(`what can be done with ticked rows stays in sight, and hides no focus: ${width} wide`, async ({ page, api }) => {
    await Promise.all(inALongLine.map((guest) => api.rsvp({ eventId: event.id, fullName: `${party} ${guest}` })));
    await page.setViewportSize({ width, height });
    await openDesk(page, api, address());
    await page.getByRole('checkbox', { name: `Select ${party} Guest 40` }).click();
    const pending = page.getByRole('button', { name: 'Pending', exact: true });
    const clear = page.getByRole('button', { name: 'Clear' });
    await expect(pending).toBeInViewport({ ratio: 1 });
    await expect(clear).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);

    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await isFocusInSight(page), `${step} steps back`).toBe(true);
      await page.evaluate(() => window.scrollBy({ top: 37, behavior: 'instant' }));
      await page.keyboard.press('Shift+Tab');
      expect(await isFocusInSight(page), `${step} steps back, scrolled`).toBe(true);
    }
    const before = await page.evaluate(() => window.scrollY);
    await pending.focus();
    await clear.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await clear.press('Enter');
    await expect(clear).toBeHidden();
  });
}

test('on a phone no row moves when the first is ticked', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, api, address());
  const tick = page.getByRole('checkbox', { name: `Select ${party} Ann` });
  await expect(page.getByRole('region', { name: 'Tonight' })).not.toBeEmpty();
  await tick.scrollIntoViewIfNeeded();
  const before = await tick.boundingBox();
  await tick.click();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeInViewport({ ratio: 1 });
  expect(await tick.boundingBox()).toEqual(before);
});

test('of two admins who edit one booking the second is told, and decides', async ({ page, api }) => {
  await openDesk(page, api, address());
  const [rsvp] = (await api.rsvpsOf(event.id)).rsvpBookings;
  const edit = page.getByRole('button', { name: `Edit RSVP of ${rsvp?.fullName}` });
  const form = page.getByRole('dialog', { name: 'Edit RSVP Booking' });
  const elsewhere = (guests: number) =>
    api.asAdmin('PUT', `/api/admin/rsvp-bookings/${rsvp?.id}`, { guests, phone: '+52 1' });

  await edit.click();
  await form.getByLabel('Guests').selectOption('5');
  await elsewhere(7);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Somebody else has changed this booking')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(form.getByLabel('Guests')).toHaveValue('7');
  await expect(form.getByText('Somebody else has changed this booking')).toBeHidden();

  await elsewhere(6);
  await form.getByLabel('Guests').selectOption('4');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByRole('button', { name: 'Save anyway' }).click();
  await expect(form).toBeHidden();
  expect((await api.rsvpsOf(event.id)).rsvpBookings.find(({ id }) => id === rsvp?.id)?.guests).toBe(4);
});
