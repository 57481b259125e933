import { expect } from '@playwright/test';
import { nextVenueSaturday } from '@rover/venue/vip/vip-form';
import { PartyForm } from '../../support/party-form.js';
import { test } from '../../support/test.js';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a visitor books a birthday from its card, and the pub has it as it was written', async ({ page, api, pub }) => {
  const form = new PartyForm(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP Packages' }).click();
  await expect(page).toHaveURL('/vip-packages');
  await page.getByRole('button', { name: 'Birthdays' }).click();
  await expect(form.field('Event Type')).toHaveValue('Birthdays');
  await expect(form.field('Preferred Date')).toHaveValue(nextVenueSaturday());
  await expect(form.field('Number of Guests')).toHaveValue('15');
  await expect(form.field('Location')).toHaveValue('VIP Lounge');
  const { hostName, hostEmail, hostPhone } = await form.introduce();
  await form.field('Preferred Date').fill('2031-03-17');
  await form.field('Number of Guests').fill('42');
  await form.field('Location').selectOption('Entire Venue');
  await form.field('Special Requests').fill('A cake\nwith seven candles');
  await form.send.click();

  await expect(form.sent).toContainText('We will contact you within 24 hours');
  await form.acknowledge(form.sent);
  await expect(form.dialog).toBeHidden();
  expect((await api.vipBookings({ search: hostEmail })).vipBookings).toEqual([
    {
      id: expect.any(String),
      hostName,
      hostEmail,
      hostPhone,
      eventType: 'Birthdays',
      eventDate: '2031-03-17',
      guestCount: 42,
      eventLocation: 'Entire Venue',
      specialRequests: 'A cake\nwith seven candles',
      buttonSource: 'Type of event: Birthdays',
      status: 'pending',
      createdAt: expect.any(String),
    },
  ]);
  expect(await pub.mailsTo(hostEmail)).toHaveLength(1);
});

test('every button of the page opens the form, and the pub is told which one it was', async ({ page, api }) => {
  const form = new PartyForm(page);
  for (const [button, buttonSource, specialRequests] of [
    ['Book Your Event', 'Hero', ''],
    ['Other', 'Type of event: Other', ''],
    ['Book The Session', 'Package: The Session', 'Package: The Session'],
    ['Book with us', 'Custom Requests', ''],
  ] as const) {
    await form.openBy(button);
    const { hostEmail } = await form.introduce();
    await form.field('Event Type').selectOption('Celebrations');
    await form.send.click();
    await form.acknowledge(form.sent);
    const { vipBookings } = await api.vipBookings({ search: hostEmail });
    expect(vipBookings).toEqual([expect.objectContaining({ buttonSource, specialRequests })]);
  }
});

test('an incomplete form is not sent, and says what is missing', async ({ page }) => {
  const form = new PartyForm(page);
  await form.openBy('Book Your Event');
  await form.field('Email').fill('grace at the dock');
  await form.field('Preferred Date').fill('2020-01-01');
  await form.field('Number of Guests').fill('0');
  await form.send.click();
  for (const label of ['Full Name', 'Email', 'Phone Number', 'Event Type', 'Preferred Date', 'Number of Guests']) {
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.field('Full Name')).toBeFocused();
  await form.introduce();
  await form.field('Event Type').selectOption('Other');
  await form.field('Preferred Date').fill(nextVenueSaturday());
  await form.field('Number of Guests').fill('1');
  await form.field('Location').selectOption('Wherever suits you');
  expect(form.posts).toBe(0);
  await form.send.click();
  await expect(form.sent).toContainText('1 guest');
});

test('the host is remembered by the browser, and what was celebrated is not', async ({ page }) => {
  const form = new PartyForm(page);
  await form.openBy('Birthdays');
  const { hostName, hostEmail, hostPhone } = await form.introduce();
  await form.send.click();
  await form.acknowledge(form.sent);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('vipHost') ?? ''));
  expect(stored).toEqual({
    hostName,
    hostEmail,
    hostPhone,
    lastUsed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
  });

  await form.openBy('Book Your Event');
  await expect(form.field('Full Name')).toHaveValue(hostName);
  await expect(form.field('Email')).toHaveValue(hostEmail);
  await expect(form.field('Phone Number')).toHaveValue(hostPhone);
  await expect(form.field('Event Type')).toHaveValue('');
});

test('whoever scrolls over the number of guests does not change it', async ({ page }) => {
  const form = new PartyForm(page);
  await form.openBy('Book Your Event');
  await form.field('Number of Guests').fill('15');
  await form.field('Number of Guests').hover();
  await page.mouse.wheel(0, 240);
  await expect(form.field('Number of Guests')).not.toBeFocused();
  await expect(form.field('Number of Guests')).toHaveValue('15');
});

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('is offered the Saturday of the pub', async ({ page }) => {
    const form = new PartyForm(page);
    await page.clock.install({ time: new Date('2026-11-28T06:30:00Z') });
    await form.openBy('Book Your Event');
    await expect(form.field('Preferred Date')).toHaveValue('2026-11-28');
    await expect(form.field('Preferred Date')).toHaveAttribute('min', '2026-11-27');
    await form.dialog.getByRole('button', { name: 'Close' }).click();
    await page.clock.fastForward('01:00:00');
    await page.getByRole('button', { name: 'Book Your Event' }).click();
    await expect(form.field('Preferred Date')).toHaveValue('2026-12-05');
    await expect(form.field('Preferred Date')).toHaveAttribute('min', '2026-11-28');
  });
});

test('the planner is a chat with words already in it', async ({ page }) => {
  await page.goto('/vip-packages');
  const link = page.getByRole('link', { name: 'Chat with the planner' });
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe('https://wa.me/526245550142');
  expect(searchParams.get('text')).toContain('Hello The Wild Rover!');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('three packages, the middle one popular, with their prices and for how many they are', async ({ page }) => {
  await page.goto('/vip-packages');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [place, price] of ['USD$50', 'USD$100', 'USD$200'].entries()) {
    await expect(cards.nth(place)).toContainText(price);
    await expect(cards.nth(place).getByText('Most popular')).toHaveCount(place === 1 ? 1 : 0);
  }
  await expect(page.getByText('Minimum 10, maximum 80 persons.')).toBeVisible();
});

test('what was written is there again when the form was closed by mistake, where it was opened', async ({ page }) => {
  const form = new PartyForm(page);
  await page.goto('/vip-packages');
  await form.openBy('Book Your Event');
  await form.field('Event Type').selectOption('Celebrations');
  await form.field('Number of Guests').fill('42');
  await form.field('Special Requests').fill('Seven pipers');
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();

  await page.getByRole('button', { name: 'Birthdays' }).click();
  await expect(form.field('Event Type')).toHaveValue('Birthdays');
  await expect(form.field('Special Requests')).toHaveValue('');
  await page.goBack();
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL('/vip-packages');

  await page.getByRole('button', { name: 'Book Your Event' }).click();
  await expect(form.field('Event Type')).toHaveValue('Celebrations');
  await expect(form.field('Number of Guests')).toHaveValue('42');
  await expect(form.field('Special Requests')).toHaveValue('Seven pipers');
});
