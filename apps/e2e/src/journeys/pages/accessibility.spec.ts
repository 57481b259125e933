import { expect } from '@playwright/test';
import { pages } from '@rover/contracts/pages';
import { openDesk } from '../../support/desk.js';
import { expectGoodAtEveryWidth, expectNoSidewaysScroll, narrowest, untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

/** Those of the back office have tests of their own. */
const { event: _event, doorList: _doorList, admin: _admin, componentLibrary: _componentLibrary, ...fixed } = pages;

const longWords = 'Donaudampfschifffahrtsgesellschaftskapitänsabend';

test('every page is accessible and never scrolls sideways', async ({ page, api }) => {
  test.slow();
  await page.setViewportSize(narrowest);
  const event = await api.createEvent({ title: longWords, description: `${longWords} `.repeat(8), price: longWords });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    ...Object.values(fixed),
    `/events/${event.slug}`,
    `${pages.cancelRsvp}?token=rubbish`,
    '/no-such-page',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilQuiet(page);
    await expectGoodAtEveryWidth(page);
  }
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).click();
  await expect(page.getByRole('dialog', { name: 'RSVP for Event' })).toBeVisible();
  await expectGoodAtEveryWidth(page);
});

test('with letters of twice the size, the pages of guests never scroll sideways', async ({ page, api }) => {
  test.slow();
  const [event] = await Promise.all(Array.from({ length: 4 }, () => api.createEvent()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [...Object.values(fixed), `/events/${event?.slug}`, '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilQuiet(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [1280, 640, narrowest.width]) {
      await page.setViewportSize({ ...narrowest, width });
      await expectNoSidewaysScroll(page);
    }
  }
  await page.goto(pages.vipPackages);
  await page.getByRole('button', { name: 'Book Your Event' }).click();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(page.getByLabel('Preferred Date')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the back office is accessible and never scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  const event = await api.createEvent({ title: longWords });
  await api.rsvp({ eventId: event.id, fullName: longWords, specialRequests: longWords });
  await api.bookVip({ hostName: longWords, specialRequests: longWords, buttonSource: longWords });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDesk(page, api);
  for (const path of ['/admin', '/admin?tab=rsvps', '/admin?tab=vip']) {
    await page.goto(path);
    await expect(page.getByRole('tab', { selected: true })).toContainText('(');
    await untilQuiet(page);
    await expectGoodAtEveryWidth(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({ ...narrowest, width: 390 });
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add New Event' }).click();
  await expect(page.getByRole('toolbar').or(page.locator('.ql-toolbar')).first()).toBeVisible();
  await expectGoodAtEveryWidth(page);
});

test('the board over the door holds an admin’s ways in one row, 1024 wide', async ({ page, api }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openDesk(page, api, '/about');
  const ways = page.getByRole('navigation', { name: 'Main' });
  await expect(ways.getByRole('link', { name: 'Admin Mode' })).toBeVisible();
  const home = await page.getByRole('link', { name: 'The Wild Rover, home' }).boundingBox();
  const box = await ways.boundingBox();
  expect(box?.x).toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0));
});

test('a guest RSVPs by keyboard alone, and focus comes back', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  const button = page.getByRole('button', { name: 'RSVP Now' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Full Name').focus();
  await page.keyboard.type('Keyboard Kate');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kate@guest.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
