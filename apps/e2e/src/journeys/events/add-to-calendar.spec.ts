import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { inDays } from '../../support/api.js';
import { holdBack } from '../../support/hold-back.js';
import { expectGoodAtEveryWidth, narrowest, untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

/** As calendars write it: '20261129T020000Z'. */
const stamp = (wallTime: string) => new Date(`${wallTime}-07:00`).toISOString().replace(/[-:]|\.000/g, '');

const button = (page: Page) => page.getByRole('button', { name: 'Add to Calendar' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Add to Calendar' });
const choice = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** A finger that is put down, moved and lifted by hand. */
async function aFinger(page: Page) {
  const finger = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function searchedCard(page: Page, title: string): Promise<Locator> {
  await page.goto('/events');
  await page.getByPlaceholder('Search events...').fill(title);
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

test.describe('a guest who is still at home in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('finds the hours of the pub in the form of Google Calendar', async ({ page, api, baseURL }) => {
    const event = await api.createEvent({ title: 'Ballads & Brandy, "late"', price: 'MXN$150', recurring: true });
    await page.goto(`/events/${event.slug}`);
    await button(page).click();
    const link = choice(page, 'Google Calendar');
    await expect(link).toHaveAttribute('target', '_blank');
    const { host, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(host).toBe('calendar.google.com');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Ballads & Brandy, "late"',
      dates: `${stamp(`${event.eventDate}T19:00:00`)}/${stamp(`${inDays(8)}T02:00:00`)}`,
      recur: 'RRULE:FREQ=YEARLY',
    });
    expect(searchParams.get('details')).toContain(`MXN$150\n${baseURL}/events/${event.slug}`);
    expect(searchParams.get('location')).toMatch(/^The Wild Rover, .*Cabo San Lucas/);
  });
});

test('Outlook and Apple get a file, with its six reminders', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await button(page).click();
  const [download] = await Promise.all([page.waitForEvent('download'), choice(page, 'Outlook/Apple').click()]);
  expect(download.suggestedFilename()).toBe(`${event.slug}.ics`);
  const file = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const [entry, ...others] = file.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(entry?.getFirstPropertyValue('summary')).toBe(event.title);
  expect(entry?.getAllSubcomponents('valarm')).toHaveLength(6);
  await expect(menu(page)).toBeHidden();
});

test('the menu goes by the keyboard alone, and gives the focus back', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  await button(page).focus();
  await expect(button(page)).toHaveAttribute('data-state', 'closed');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Google Calendar')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Outlook/Apple')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a guest who presses before the menu has come gets it when it comes', async ({ page, api }) => {
  const event = await api.createEvent();
  const letIn = await holdBack(page, /calendar-menu-.*\.js$/);
  await page.goto(`/events/${event.slug}`);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  letIn();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

for (const hand of ['mouse', 'finger']) {
  test.describe(`with a ${hand}`, () => {
    test.use({ hasTouch: hand === 'finger' });

    test('the first press opens it, also where it comes before the button is let go', async ({ page, api }) => {
      const { slug } = await api.createEvent();
      const letIn = await holdBack(page, /calendar-menu-.*\.js$/);
      await page.goto(`/events/${slug}`);
      await untilQuiet(page);
      await button(page).scrollIntoViewIfNeeded();
      const { x, y } = (await button(page).boundingBox()) ?? { x: 0, y: 0 };
      const spot = { x: x + 20, y: y + 20 };
      const put = await aFinger(page);
      const came = page.waitForResponse(/calendar-menu-.*\.js$/);
      if (hand === 'finger') await put('touchStart', [spot]);
      else {
        await page.mouse.move(spot.x, spot.y);
        await page.mouse.down();
      }
      letIn();
      await (await came).finished();
      await untilQuiet(page);
      await (hand === 'finger' ? put('touchEnd', []) : page.mouse.up());
      await expect(menu(page)).toBeVisible();
    });
  });
}

test('the button keeps the focus when its menu comes', async ({ page, api }) => {
  const event = await api.createEvent();
  await page.goto(`/events/${event.slug}`);
  const came = page.waitForResponse(/calendar-menu-.*\.js$/);
  await button(page).focus();
  await came;
  await expect(page.locator('[aria-haspopup="menu"][data-state="closed"]')).toBeFocused();
});

test('on a card it opens the menu and not the page of the event', async ({ page, api }) => {
  const { title } = await api.createEvent();
  const card = await searchedCard(page, title);
  await card.getByRole('button', { name: `Add to Calendar: ${title}` }).click();
  await expect(choice(page, 'Google Calendar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/events');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens and closes it; a finger that scrolls over it does not', async ({ page, api }) => {
    const event = await api.createEvent();
    await page.goto(`/events/${event.slug}`);
    await untilQuiet(page);
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await button(page).tap();
    await expect(menu(page)).toBeHidden();

    const { x, y } = (await button(page).boundingBox()) ?? { x: 0, y: 0 };
    const put = await aFinger(page);
    const before = await page.evaluate(() => window.scrollY);
    await put('touchStart', [{ x: x + 20, y: y + 20 }]);
    for (let way = 20; way <= 200; way += 20) await put('touchMove', [{ x: x + 20, y: y + 20 - way }]);
    await put('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('who follows all events', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('subscribes by calendar, by Google, or takes the link along', async ({ page, api, baseURL }) => {
    const event = await api.createEvent();
    await page.goto('/events');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const webcal = `${baseURL.replace('http:', 'webcal:')}/events.ics`;
    await expect(choice(page, 'Outlook/Apple')).toHaveAttribute('href', webcal);
    const google = new URL((await choice(page, 'Google Calendar').getAttribute('href')) ?? '');
    expect(google.searchParams.get('cid')).toBe(webcal);
    await choice(page, 'Copy the link').click();
    await expect(page.getByText('Link copied to clipboard!', { exact: true })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${baseURL}/events.ics`);
    const feed = await api.call<string>('GET', new URL(address).pathname);
    expect(feed.headers.get('content-type')).toContain('text/calendar');
    expect(feed.body).toContain(event.id);
  });
});

test('both menus are accessible and stay on the page', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slug } = await api.createEvent();
  for (const [path, name] of [
    [`/events/${slug}`, 'Add to Calendar'],
    ['/events', 'Subscribe'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectGoodAtEveryWidth(page);
  }
});
