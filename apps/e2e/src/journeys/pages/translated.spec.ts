import { expect } from '@playwright/test';
import { eventSpan } from '@rover/venue/events/event-clock';
import { longDate } from '@rover/venue/events/event-words';
import { gallery } from '@rover/venue/gallery';
import { inDays } from '../../support/api.js';
import { openDesk } from '../../support/desk.js';
import { PartyForm } from '../../support/party-form.js';
import { placeRsvp } from '../../support/rsvp-form.js';
import { test } from '../../support/test.js';
import { translate } from '../../support/translate.js';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('in a browser that translates, who signs in is told what is amiss each time', async ({ page, accountForms }) => {
  await page.goto('/login');
  await translate(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const email = accountForms.signUpForm.getByLabel('Email');
  await accountForms.signUpForm.getByRole('button', { name: 'Sign Up' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter your email');
  await email.fill('nowhere');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');

  await page.getByRole('tab', { name: 'Sign In' }).click();
  await accountForms.signIn({ email: 'nobody@guest.test', password: 'wrong-1' });
  await expect(accountForms.signInForm.getByRole('alert')).toHaveText('Invalid email or password.');
});

test('in a browser that translates, a VIP event and an RSVP are sent', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const form = new PartyForm(page);
  await page.goto('/vip-packages');
  await translate(page);
  await page.getByRole('button', { name: 'Birthdays' }).click();
  await form.introduce();
  await form.send.click();
  await expect(form.sent).toBeVisible();

  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('button', { name: 'RSVP Now' })).toBeVisible();
  await translate(page);
  await placeRsvp(page, 'translated@guest.test');
});

test('in a browser that translates, a button whose words change says the new ones', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const tune = page.getByRole('button', { name: 'Play the session' });
  await expect(tune).toBeVisible();
  await translate(page);
  await page.locator('audio').dispatchEvent('play');
  await expect(page.getByRole('button', { name: 'Pause the session' })).toBeVisible();
  await page.locator('audio').dispatchEvent('pause');
  await expect(tune).toBeVisible();
});

test('in a browser that translates, the pictures are counted on', async ({ page }) => {
  await page.goto('/');
  await translate(page);
  await page.getByRole('button', { name: gallery[0]?.picture.alt }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByText('1 of 4', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 4', { exact: true })).toBeVisible();
});

test('in a browser that translates, the poster tells of the event that is next', async ({ page, api }) => {
  const [first, second] = [
    await api.createEvent({ eventDate: inDays(1) }),
    await api.createEvent({ eventDate: inDays(40) }),
  ];
  let events = [{ ...first, location: 'The quay' }, second];
  await page.route('**/api/events', (route) => route.fulfill({ json: events }));
  await page.goto('/events');
  const poster = page.getByRole('article').filter({ has: page.getByText('Next up').or(page.getByText('Tomorrow')) });
  await expect(poster).toContainText('The quay');
  await translate(page);
  events = [{ ...second, location: 'The terrace' }];
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(poster.getByRole('heading', { name: second.title })).toBeVisible();
  const span = eventSpan(second);
  const [weekday = '', day = '', month = ''] = span ? longDate(span.start).replace(',', '').split(' ') : [];
  for (const word of [weekday, day, month, 'The terrace']) await expect(poster).toContainText(word);
  await expect(poster).not.toContainText('The quay');
});

test('in a browser that translates, the desk counts on', async ({ page, api }) => {
  const { id: eventId, title } = await api.createEvent({ capacity: 4 });
  await page.route('**/api/admin/rsvp-bookings?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') });
    await route.fulfill({ response, json: { ...(await response.json()), total: 120 } });
  });
  await openDesk(page, api);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('0/4');
  await translate(page);
  await api.rsvp({ eventId, guests: 4 });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(card).toContainText('4/4 full', { timeout: 1_000 });
  }).toPass();

  await page.getByRole('tab', { name: 'RSVP Bookings' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1 / 3');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('2 / 3');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
  await expect(pages).toContainText('51–100 of 120');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('The file is among your downloads.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});
