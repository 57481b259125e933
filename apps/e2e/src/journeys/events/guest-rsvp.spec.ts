import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { holdBack } from '../../support/hold-back.js';
import { expectNoSidewaysScroll, isFocusInSight } from '../../support/page-checks.js';
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

test('Back closes the form and not the page, and then leads where it led before', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto('/events');
  await page.getByPlaceholder('Search events...').fill(event.title);
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await page.getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(`/events/${event.slug}`);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'RSVP Now' }).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/events/${event.slug}`);
    await expect(page.getByRole('button', { name: 'RSVP Now' })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/events');
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

test('the form remembers the guest, and says what is missing', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anne Bonny');
});

test('a field that the server refuses is marked, and has the focus', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Anne\tBonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(dialog.getByText('There was an error submitting your RSVP. Please try again.')).toBeVisible();
  const name = dialog.getByLabel('Full Name');
  await expect(name).toHaveAccessibleDescription('Full name has characters that cannot be used.');
  await expect(name).toBeFocused();
  await name.fill('Anne Bonny');
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
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

  const breakOff = await holdBack(page, '/api/events/rsvp', (route) => route.abort());
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await send.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  breakOff();
  await expect(page.getByText('There was an error submitting your RSVP. Please try again.')).toBeVisible();
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

test('on a small phone, why an RSVP was refused is in sight, beside the button to send it again', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const event = await api.createEvent({ capacity: 1 });
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const submit = dialog.getByRole('button', { name: 'Submit RSVP' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Full Name').fill('Grace O’Malley');
  await dialog.getByLabel('Email').fill('grace@guest.test');
  await dialog.getByLabel('Guests').selectOption('4');
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeInViewport({ ratio: 1 });

  await dialog.getByRole('button', { name: 'Close' }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 1; step <= 7; step += 1) {
      await page.keyboard.press(key);
      expect(await isFocusInSight(page), `${key}, ${step} steps`).toBe(true);
    }
  }
});

test('on a small phone the longest title and price leave room for the form', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const event = await api.createEvent({ title: `Quiz ${'W'.repeat(195)}`, price: 'W'.repeat(60) });
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await expect(dialog.getByRole('button', { name: 'Submit RSVP' })).toBeInViewport({ ratio: 1 });
  const name = dialog.getByLabel('Full Name');
  await name.click();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
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

test('what was written is there again when the form was closed by mistake, until it is sent', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const open = () => page.getByRole('button', { name: 'RSVP Now' }).click();
  await open();
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill(`${randomUUID()}@guest.test`);
  await dialog.getByLabel('Guests').selectOption('3');
  await dialog.getByLabel('Special Requests').fill('A seat by the window');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/events/${event.slug}`);

  await open();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anne Bonny');
  await expect(dialog.getByLabel('Guests')).toHaveValue('3');
  await expect(dialog.getByLabel('Special Requests')).toHaveValue('A seat by the window');
  await dialog.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
  await expect(dialog).toBeHidden({ timeout: 5_000 });

  await open();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anne Bonny');
  await expect(dialog.getByLabel('Guests')).toHaveValue('1');
  await expect(dialog.getByLabel('Special Requests')).toHaveValue('');
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
