import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { holdBack } from '../../support/hold-back.js';
import { test } from '../../support/test.js';

test('a guest finds an event, RSVPs, gets the mail, and cancels by its link', async ({ page, api, pub }) => {
  const event = await api.createEvent({ title: `Ballads by Lamplight ${randomUUID().slice(0, 6)}`, capacity: 10 });
  const email = `${randomUUID()}@guest.test`;

  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await page.getByPlaceholder('Search events...').fill(event.title.toUpperCase());
  await page.getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(`/events/${event.slug}`);
  await expect(page.getByText('10 places left.')).toBeVisible();

  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Grace O’Malley');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Guests').selectOption('4');
  // What is to be read out must be there before its words are.
  const told = dialog.getByRole('status');
  await expect(told).toHaveText('');
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(told).toContainText('RSVP Confirmed!');
  await expect(page.getByText('RSVP Confirmed!')).toBeHidden();
  // What an event counts follows its RSVPs; a page that asked too soon asks again after half a minute.
  await expect(page.getByText('6 places left.')).toBeVisible({ timeout: 45_000 });

  const [mail] = await pub.mailsTo(email);
  const link = /\S+\/rsvp\/cancel\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByText(event.title)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my RSVP' }).click();
  await expect(page.getByText('Your RSVP is cancelled.')).toBeVisible();
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(0);
});

test('a name that is written from the right does not turn round what stands after it', async ({ page, api, pub }) => {
  const event = await api.createEvent();
  const email = `${randomUUID()}@guest.test`;
  await api.rsvp({ eventId: event.id, fullName: 'דוד כהן', email, guests: 2 });
  const [mail] = await pub.mailsTo(email);
  const token = /token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  await page.goto(`/rsvp/cancel?${token}`);
  const name = await page.getByText('דוד כהן', { exact: true }).boundingBox();
  const line = await page.getByText('דוד כהן, 2 guests').boundingBox();
  expect(name?.x).toBe(line?.x);
});

test('a form that was closed on its way is told of all the same, and sent again it books once', async ({
  page,
  api,
}) => {
  const event = await api.createEvent();
  const answers: (() => void)[] = [];
  await page.route('/api/events/rsvp', async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ response });
  });
  await page.goto(`/events/${event.slug}`);
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const send = dialog.getByRole('button', { name: 'Submit RSVP' });
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  for (const time of [1, 2]) {
    await send.click();
    await expect.poll(() => answers.length).toBe(time);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (time === 1) await page.getByRole('button', { name: 'RSVP Now' }).click();
  }
  for (const answer of answers) answer();
  await expect(page.getByText('RSVP Confirmed!').first()).toBeVisible();
  expect((await api.rsvpsOf(event.id)).rsvpBookings).toHaveLength(1);
  // The first was given up after twenty seconds, and a toast has told of it.
  const failure = page.getByText('There was an error submitting your RSVP. Please try again.');
  await expect(failure).toHaveCount(0);

  const breakOff = await holdBack(page, '/api/events/rsvp', (route) => route.abort());
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await send.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  breakOff();
  await expect(failure).toBeVisible();
});

test('a full event cannot be joined; one that fills up meanwhile says so', async ({ page, api }) => {
  const event = await api.createEvent({ capacity: 2 });
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await api.rsvp({ eventId: event.id, guests: 2 });
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Late Larry');
  await dialog.getByLabel('Email').fill('larry@guest.test');
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(dialog.getByText('There was an error submitting your RSVP. Please try again.')).toBeVisible();
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Event Full' })).toBeDisabled();
});

test('a missing event leads back to the list, an unknown address to a 404 page', async ({ page }) => {
  await page.goto('/events/no-such-event');
  await expect(page).toHaveURL('/events');
  await page.goto('/no-such-page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('a search that finds nothing says so, and can be cleared', async ({ page, api }) => {
  await api.createEvent();
  await page.goto('/events');
  await page.getByPlaceholder('Search events...').fill('zzz nothing like it');
  await expect(page.getByText('No events found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible();
});

test('whoever asks for a place at an event that was taken off meanwhile reads why there is none', async ({
  page,
  api,
}) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Late Larry');
  await dialog.getByLabel('Email').fill('larry@guest.test');
  await api.asAdmin('DELETE', `/api/admin/events/${event.id}`);
  await expect.poll(async () => (await api.rsvp({ eventId: event.id })).status).toBe(404);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(dialog.getByText('There was an error submitting your RSVP. Please try again.')).toBeVisible();
  await expect(dialog.getByText('There is no such event.')).toBeVisible();
});
