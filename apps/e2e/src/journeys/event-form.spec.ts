import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import { venue } from '@rover/venue/venue';
import { inDays } from '../support/api.js';
import { beginEvent, openDesk, signInAgain } from '../support/desk.js';
import { asksBeforeReload, nextStep } from '../support/page-checks.js';
import { test } from '../support/test.js';

const aTitle = () => `Shanty Night ${randomUUID().slice(0, 8)}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

test.beforeEach(async ({ page, api }) => {
  await openDesk(page, api);
});

test('every field of an event is kept as it was filled in', async ({ page, api }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await form.getByLabel('Date').fill(inDays(3));
  await form.getByLabel('Start Time').selectOption('20:30');
  await form.getByLabel('End Time').selectOption('00:00');
  await expect(form.getByText('On the next day')).toBeVisible();
  await form.getByLabel('Location', { exact: true }).fill('The terrace');
  await form.getByLabel('Location URL').fill('https://maps.google.com/?q=22.88,-109.91');
  await form.getByLabel('Capacity').fill('40');
  await form.getByLabel('Price').fill('MXN$150');
  await form.getByLabel('Tell guests how many places are left').click();
  await form.getByRole('radio', { name: /Fiddle, flute/ }).click();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(form).toBeHidden();

  expect(await api.event(slugOf(title))).toMatchObject({
    title,
    eventDate: inDays(3),
    startTime: '20:30',
    endTime: '00:00',
    location: 'The terrace',
    locationUrl: 'https://maps.google.com/?q=22.88,-109.91',
    description: 'Fiddle, flute and bodhrán in the corner.',
    extendedDescription: '',
    capacity: 40,
    price: 'MXN$150',
    showCapacity: false,
    image: '/herophotos/session.jpg',
    socialImage: null,
    recurring: false,
  });
});

test('a new event is tonight from seven to two, at the pub, free, for a hundred', async ({ page, api }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  expect(await api.event(slugOf(title))).toMatchObject({ ...venue.event, eventDate: inDays(0) });
});

test('times are chosen by the half hour, all round the clock', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  for (const label of ['Start Time', 'End Time']) {
    const times = await form
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(times).toHaveLength(48);
    expect([times[0], times[1], times[47]]).toEqual(['00:00', '00:30', '23:30']);
  }
});

test('the description is counted as it is typed, and ends at 500', async ({ page }) => {
  const form = await beginEvent(page, aTitle());
  const description = form.getByLabel('Description', { exact: true });
  await description.fill('');
  await expect(form.getByText('0/500 characters')).toBeVisible();
  await description.fill('x'.repeat(499));
  await description.press('End');
  await description.pressSequentially('yz');
  await expect(form.getByText('500/500 characters')).toBeVisible();
  await expect(description).toHaveValue(`${'x'.repeat(499)}y`);
});

test('what is missing is told one after the other, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  const refused = async (message: string) => {
    await form.getByRole('button', { name: 'Create Event' }).click();
    const toast = page.locator('[data-sonner-toast][data-type=error]').filter({ hasText: message }).first();
    await expect(toast).toContainText('Validation Error');
    await expect(form.getByText(message)).toBeVisible();
  };

  await form.getByLabel('Title').fill('   ');
  await form.getByLabel('Date').fill('');
  await refused('Please enter a title');
  await form.getByLabel('Title').fill('Quiz');
  await refused('Please enter a date');
  await form.getByLabel('Date').fill(inDays(1));
  await form.getByLabel('Location URL').fill('javascript:alert(1)');
  await refused('Please enter a valid URL');
  await form.getByLabel('Location URL').fill('');
  await refused('Please enter a description');
  expect(sent).not.toContain('/api/admin/events');
});

test('a capacity that is no number means no limit', async ({ page, api }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await form.getByLabel('Capacity').fill('');
  await form.getByLabel('Capacity').pressSequentially('e');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  expect((await api.event(slugOf(title))).capacity).toBe(0);
});

test('when saving fails the form stays as it is, and can be saved later', async ({ page }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  await page.route('**/api/admin/events', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  );
  await form.getByRole('button', { name: 'Create Event' }).click();
  const toast = page.locator('[data-sonner-toast][data-type=error]');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to save event. Please try again.');
  await expect(form.getByLabel('Title')).toHaveValue(title);

  await page.unroute('**/api/admin/events');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a form that was written in asks before it is closed', async ({ page }) => {
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('button', { name: 'Add New Event' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await beginEvent(page, aTitle());
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(/Fiddle/);
  expect(await asksBeforeReload(page)).toBe(true);

  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(question).toBeHidden();
  expect(await asksBeforeReload(page)).toBe(false);
});

test('what was written when a session ended is there after the next login', async ({ page, api }) => {
  const { title, id, slug } = await api.createEvent({ title: aTitle() });
  await page.reload();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const open = () => page.getByRole('button', { name: `Edit ${title}` }).click();
  const restored = form.getByText('This is what you wrote before your session ended.');
  await open();
  await form.getByLabel('Title').fill(`${title} and Tales`);
  await form.getByRole('textbox', { name: 'Extended Description' }).fill('Bring a tale of the sea.');

  await signInAgain(page);

  await page.getByRole('button', { name: 'Add New Event' }).click();
  const another = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(another.getByLabel('Title')).toHaveValue('');
  await another.getByRole('button', { name: 'Cancel' }).click();
  await expect(another).toBeHidden();

  await open();
  await expect(restored).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(`${title} and Tales`);
  await expect(form.getByRole('textbox', { name: 'Extended Description' })).toHaveText('Bring a tale of the sea.');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  expect(await api.event(slug)).toMatchObject({ id, title: `${title} and Tales` });
});

test('Back asks too, and still leads back once nothing can be lost', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const form = await beginEvent(page, aTitle());
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(/Fiddle/);
  await page.goBack();
  // The step that asked is taken back a moment after the form is gone.
  const stepped = await nextStep(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await stepped();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('an answer that is lost on the way does not make two events', async ({ page, api }) => {
  const title = aTitle();
  const form = await beginEvent(page, title);
  const create = form.getByRole('button', { name: 'Create Event' });
  const path = '/api/admin/events';
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(page.getByText('Failed to save event. Please try again.')).toBeVisible();
  await page.unroute(`**${path}`);
  await create.click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  const { body } = await api.asAdmin<EventView[]>('GET', path);
  expect(body.filter((event) => event.title === title)).toHaveLength(1);
});

test('an event is had once more, under a name of its own and on no day that is over', async ({ page, api }) => {
  const title = aTitle();
  await api.createEvent({ title, eventDate: inDays(-3), capacity: 12, extendedDescription: '<p>All verses.</p>' });
  await page.goto('/admin?past=1');
  await page.getByRole('button', { name: `Duplicate ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(form.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await expect(form.getByLabel('Date')).toHaveValue(inDays(0));
  await expect(form.getByRole('textbox', { name: 'Extended Description' })).toContainText('All verses.');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();

  const copy = await api.event(`${slugOf(title)}-copy`);
  expect(copy).toMatchObject({ title: `${title} (copy)`, capacity: 12, extendedDescription: '<p>All verses.</p>' });
  expect((await api.event(slugOf(title))).eventDate).toBe(inDays(-3));
});

for (const [where, address, edit] of [
  ['desk', () => '/admin', 'Edit'],
  ['event’s own page', (slug: string) => `/events/${slug}`, 'Edit Event:'],
] as const) {
  test(`what was written of an event that a colleague has deleted can be had as a new one: ${where}`, async ({
    page,
    api,
  }) => {
    const { id, title, slug } = await api.createEvent({ title: aTitle() });
    await page.goto(address(slug));
    await page.getByRole('button', { name: `${edit} ${title}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Location', { exact: true }).fill('The quay');
    await api.asAdmin('DELETE', `/api/admin/events/${id}`);
    await form.getByRole('button', { name: 'Save Event' }).click();
    await expect(page.getByText('Failed to save event. Please try again.')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('This event has been deleted meanwhile.');
    await expect(page.getByRole('heading', { name: title, includeHidden: true })).toHaveCount(0);

    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created successfully!')).toBeVisible();
    await expect(form).toBeHidden();
    const { body } = await api.asAdmin<EventView[]>('GET', '/api/admin/events');
    expect(body.filter((event) => event.title === title)).toMatchObject([{ location: 'The quay' }]);
  });
}
