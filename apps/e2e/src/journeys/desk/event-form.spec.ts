import { expect } from '@playwright/test';
import { venue } from '@rover/venue/venue';
import { inDays } from '../../support/api.js';
import { aTitle, beginEvent, openDesk, slugOf } from '../../support/desk.js';
import { test } from '../../support/test.js';

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
  await form.getByLabel('Description', { exact: true }).fill('Six rounds.');
  await form.getByLabel('Capacity').fill('-5');
  await refused('Please enter a whole number from 0 to 1,000,000');
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
