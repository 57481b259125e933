import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { inDays } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { PartyForm } from '../../support/party-form.js';
import { test } from '../../support/test.js';

// Of an answer the site needs the fields that it reads, and no others.

const rsvpConfirmed = (page: Page) => page.getByText('RSVP Confirmed!');
const broken = (page: Page) => page.getByText('Something went wrong');

async function sendRsvp(page: Page, guests: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Grace O’Malley');
  await dialog.getByLabel('Email').fill('grace@guest.test');
  await dialog.getByLabel('Guests').selectOption(guests);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
}

for (const [status, body] of [
  [201, '{}'],
  [200, '{"success":true}'],
  [200, 'null'],
  [200, 'See you there'],
  [204, ''],
] as const) {
  test(`an RSVP is confirmed by its status alone: ${status} ${body}`, async ({ page, api }) => {
    const { slug, title } = await api.createEvent();
    await page.route('**/api/events/rsvp', (route) => route.fulfill({ status, body }));
    await page.goto(`/events/${slug}`);
    await page.getByRole('button', { name: 'RSVP Now' }).click();
    await sendRsvp(page, '4');
    await expect(
      page.getByText(`4 places are kept for you at ${title}. We are writing to grace@guest.test.`),
    ).toBeVisible();
  });
}

test('a VIP event is requested when the answer says no more than that it went well', async ({ page }) => {
  const form = new PartyForm(page);
  await page.route('**/api/vip/book', (route) => route.fulfill({ json: { success: true } }));
  await form.openBy('Book Your Event');
  const { hostName, hostEmail } = await form.introduce();
  await form.field('Event Type').selectOption('Birthdays');
  await form.send.click();
  await expect(form.sent).toContainText(`Thank you, ${hostName}.`);
  await expect(form.sent).toContainText(hostEmail);
  await expect(form.sent).toContainText('Birthdays');
  await form.acknowledge(form.sent);
  await expect(form.dialog).toBeHidden();
});

const bare = { id: 'bare', slug: 'bare-bones', title: 'Bare Bones', date: inDays(3) };
const empty = Object.fromEntries(
  ['extendedDescription', 'location', 'locationUrl', 'description', 'price', 'image', 'media', 'startTime', 'endTime']
    .concat('time', 'capacity', 'registered', 'socialImage', 'dayOfWeek', 'updatedAt', 'showCapacity', 'recurring')
    .map((field) => [field, null]),
);

/** Tells of these events, and of nothing else. */
async function tellOnlyOf(page: Page, ...events: (Partial<Record<keyof EventView, unknown>> & { slug: string })[]) {
  await page.route('**/api/events', (route) => route.fulfill({ json: events }));
  await page.route('**/api/admin/events', (route) => route.fulfill({ json: events }));
  await page.route('**/api/events/*', (route) => {
    const event = events.find(({ slug }) => route.request().url().endsWith(`/${slug}`));
    return event ? route.fulfill({ json: event }) : route.fulfill({ status: 404, json: {} });
  });
}

test('events that say little of themselves have the defaults of the pub; one without a day is left out', async ({
  page,
}) => {
  const undated = { id: 'undated', slug: 'undated', title: 'Some Day' };
  await tellOnlyOf(
    page,
    bare,
    { ...empty, id: 'empty', slug: 'empty', title: 'Empty Hall', eventDate: inDays(4) },
    undated,
  );
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Empty Hall' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Wild Rover (map' })).toHaveCount(2);
  await expect(page.getByText('7:00 PM – 11:59 PM')).toHaveCount(2);
  await expect(page.getByText('Free Entry')).toHaveCount(2);
  await expect(page.getByText('Some Day')).toHaveCount(0);
  await page.getByPlaceholder('Search events...').fill('rover');
  await expect(page.getByRole('heading', { name: 'Bare Bones' })).toBeVisible();
  await page.getByRole('link', { name: 'Empty Hall' }).click();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await page.goto('/events/bare-bones');
  await expect(page.getByRole('heading', { level: 1, name: 'Bare Bones' })).toBeVisible();
  await expect(page.getByText('7:00 PM – 11:59 PM')).toBeVisible();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Bare Bones' })).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
});

test('what is no event among the events is left out', async ({ page }) => {
  await page.route('**/api/events', (route) => route.fulfill({ json: [null, bare, 7, 'Quiz'] }));
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Bare Bones']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/api/events', (route) => route.fulfill({ json: [null] }));
  await page.reload();
  await expect(page.getByText('No upcoming events available.')).toBeVisible();
});

test('an RSVP to an event of the older date tells that date', async ({ page }) => {
  await tellOnlyOf(page, bare);
  await page.route('**/api/events/rsvp', (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto('/events/bare-bones');
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const sent = page.waitForRequest('**/api/events/rsvp');
  await sendRsvp(page, '1');
  expect((await sent).postDataJSON()).toMatchObject({
    eventId: 'bare',
    eventTitle: 'Bare Bones',
    eventDate: bare.date,
  });
  await expect(rsvpConfirmed(page)).toBeVisible();
});

test('an event page shows what is known of its media, be it one list', async ({ page }) => {
  await tellOnlyOf(page, { ...bare, media: { images: [{ url: '/herophotos/session.jpg' }], videos: null } });
  await page.goto('/events/bare-bones');
  await expect(page.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible();
});

for (const told of ['in a field of its own', 'as the answer itself'] as const) {
  test(`a saved event is read ${told}`, async ({ page, api }) => {
    await tellOnlyOf(page, bare);
    await page.route('**/api/admin/events/bare', (route) => {
      const saved = { ...bare, title: 'Bare Bones Saved' };
      return route.fulfill({ json: told === 'as the answer itself' ? saved : { event: saved } });
    });
    await openDesk(page, api);
    await page.getByRole('button', { name: 'Edit Bare Bones' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Description', { exact: true }).fill('Nothing but a fiddle.');
    const sent = page.waitForRequest('**/api/admin/events/bare');
    await form.getByRole('button', { name: 'Save Event' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      eventDate: bare.date,
      date: bare.date,
      time: '19:00 - 23:59',
      dayOfWeek: expect.stringMatching(/^\w+day$/),
    });
    await expect(page.getByText('Event updated successfully!')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bare Bones Saved' })).toBeVisible();
    await expect(broken(page)).toHaveCount(0);
  });
}

test('a saved event is in its place at once where guests see it', async ({ page, api }) => {
  for (const path of ['/events', '/events/bare-bones']) {
    await tellOnlyOf(page, bare);
    await page.route('**/api/admin/events/bare', async (route) => {
      const saved = { ...bare, title: 'Bare Bones Saved' };
      await tellOnlyOf(page, saved);
      await route.fulfill({ json: { event: saved } });
    });
    await openDesk(page, api, path);
    await page.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Description', { exact: true }).fill('Nothing but a fiddle.');
    await form.getByRole('button', { name: 'Save Event' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bare Bones Saved' })).toBeVisible();
  }
});

test('the media manager goes by the lists alone', async ({ page, api }) => {
  const images = [{ url: '/herophotos/session.jpg', caption: '' }];
  await tellOnlyOf(page, { ...bare, media: { images } });
  await page.route('**/api/admin/events/bare/media/**', (route) =>
    route.fulfill({ json: { media: { images: [{ ...images[0], caption: 'The box player' }] } } }),
  );
  await openDesk(page, api);
  await page.getByRole('button', { name: 'Media of Bare Bones' }).click();
  const manager = page.getByRole('dialog', { name: 'Media Manager' });
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await manager.getByLabel('Caption', { exact: true }).fill('The box player');
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('The box player')).toBeVisible();
});
