import { expect } from '@playwright/test';
import { limits } from '@rover/contracts/limits';
import { inDays } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('years of past events are shown some at a time, to the keyboard too', async ({ page, api }) => {
  const event = await api.createEvent({ eventDate: inDays(-90) });
  const years = Array.from({ length: 310 }, (_, night) => ({ ...event, id: `${night}`, title: `Night ${night}` }));
  await page.route('**/api/admin/events', (route) => route.fulfill({ json: years }));
  await openDesk(page, api);
  await expect(page.getByText('No upcoming events')).toBeVisible();
  await page.getByRole('switch', { name: 'Show Past Events' }).click();
  const titles = page.locator('h2 a', { hasText: 'Night' });
  const more = page.locator('button', { hasText: 'Show more' });
  await expect(titles).toHaveCount(300);
  await more.press('Enter');
  await expect(titles.nth(300)).toBeFocused();
  await expect(titles).toHaveCount(310);
  await expect(more).toHaveCount(0);
});

test('a list that is not of all events says so', async ({ page, api }) => {
  const event = await api.createEvent({ eventDate: inDays(-90) });
  const many = Array.from({ length: limits.event.listed }, (_, night) => ({ ...event, id: `${night}` }));
  await page.route('**/api/admin/events', (route) => route.fulfill({ json: many }));
  await openDesk(page, api);
  await expect(page.getByText('The nearest 2000 events are listed here.')).toBeVisible();
});

test('events that do not come are said not to, and can be asked for again; long words break', async ({ page, api }) => {
  const { title } = await api.createEvent({ title: `Donaudampfschifffahrt${'elektrizitäten'.repeat(8)}` });
  await page.route('**/api/admin/events', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'MALFORMED', message: 'The till is stuck.' } }),
  );
  const logged = page.waitForEvent('console', (message) => message.text().includes('The events could not be loaded'));
  await openDesk(page, api);
  await expect(page.getByRole('alert')).toContainText('The till is stuck.');
  await logged;
  await page.unroute('**/api/admin/events');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a list that cannot be fetched anew is empty: nobody works on what may be gone', async ({ page, api }) => {
  const { title } = await api.createEvent();
  await openDesk(page, api);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('tab', { name: /^RSVP Bookings/ }).click();
  await page.getByRole('tab', { name: /^Events/ }).click();
  await expect(page.getByRole('alert')).toContainText('The events could not be loaded.');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByText('No upcoming events')).toHaveCount(0);
});

test('the numbers of the evening stand on top, whatever tab is open', async ({ page, api }) => {
  await api.createEvent({ eventDate: inDays(0), startTime: '12:00', endTime: '11:59' });
  await openDesk(page, api);
  const tonight = page.getByRole('region', { name: 'Tonight' });
  await expect(tonight).toContainText('Guests tonight');
  await page.getByRole('tab', { name: /^Users/ }).click();
  await expect(tonight).toContainText('Begins at');
});

test('guests who book are counted on an open page, at its head as on the card of the event', async ({ page, api }) => {
  const event = await api.createEvent({ eventDate: inDays(0), startTime: '12:00', endTime: '11:59', capacity: 0 });
  // After midnight it is still the evening of whatever other tests let begin yesterday: only this event counts here.
  await page.route('**/api/admin/events', async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as (typeof event)[];
    await route.fulfill({ response, json: all.filter(({ id }) => id === event.id) });
  });
  const card = page.getByRole('listitem').filter({ hasText: event.title });
  const tonight = page.getByRole('region', { name: 'Tonight' }).getByRole('definition').first();
  await openDesk(page, api);
  await expect(card).toContainText('0/0 unlimited');
  await expect(tonight).toHaveText('0');
  await api.rsvp({ eventId: event.id, guests: 3 });
  // What an event counts follows its RSVPs; a page that asked too soon asks again after half a minute.
  await expect(card).toContainText('3/0 unlimited', { timeout: 45_000 });
  await expect(tonight).toHaveText('3');
  await api.rsvp({ eventId: event.id, guests: 2 });
  await expect(card).toContainText('5/0 unlimited', { timeout: 45_000 });
  await expect(tonight).toHaveText('5');
});

test('what another admin adds and deletes is seen on an open page; the open form and the focus stay', async ({
  page,
  api,
}) => {
  const mine = await api.createEvent();
  const theirs = await api.createEvent();
  await page.clock.install({ time: new Date() });
  await openDesk(page, api);
  const edit = (title: string) => page.getByRole('button', { name: `Edit ${title}` });
  const events = page.getByRole('tab', { name: /^Events \(/ });
  await edit(theirs.title).focus();
  const count = Number((await events.textContent())?.replace(/\D/g, ''));
  await api.asAdmin('DELETE', `/api/admin/events/${theirs.id}`);
  await page.clock.fastForward('00:31');
  await expect(edit(theirs.title)).toHaveCount(0);
  await expect(events).toHaveText(`Events (${count - 1})`);
  await expect(page.getByRole('region', { name: 'Events' })).toBeFocused();

  await edit(mine.title).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Location', { exact: true }).fill('The quay');
  const { title } = await api.createEvent();
  await page.clock.fastForward('00:31');
  await expect(page.locator('h2', { hasText: title })).toHaveCount(1);
  await expect(form.getByLabel('Location', { exact: true })).toHaveValue('The quay');
  await expect(form.getByLabel('Location', { exact: true })).toBeFocused();
});
