import { expect, type Locator } from '@playwright/test';
import { aTitle, beginEvent, openDesk } from '../../support/desk.js';
import { untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('a menu that opens has nothing laid out or coloured anew but itself', async ({ page, browser, api }) => {
  const { slug } = await api.createEvent();
  await page.goto(`/events/${slug}`);
  const button = page.getByRole('button', { name: 'Add to Calendar' });
  const menu = page.getByRole('menu', { name: 'Add to Calendar' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await button.click();
  await expect(menu).toBeVisible();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const styled: number[] = traceEvents.flatMap(
    ({ args }: { args: { elementCount?: number } }) => args.elementCount ?? [],
  );
  expect(styled.length).toBeGreaterThan(0);
  const all = await page.locator('body *').count();
  expect(Math.max(...styled)).toBeLessThan(all / 3);
});

test('a letter in the search, and a look at the page again, leave the cards alone that stay', async ({ page, api }) => {
  for (const n of [1, 2, 3, 4]) {
    await api.createEvent({ title: `Quick answer ${n}`, extendedDescription: '<p>Told at length.</p>' });
  }
  await page.addInitScript(() => {
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (...given) {
      document.documentElement.dataset.read = String(Number(document.documentElement.dataset.read ?? 0) + 1);
      return parseFromString.apply(this, given);
    };
  });
  await page.goto('/events');
  const search = page.getByRole('searchbox');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Quick answer/ }) });
  await search.fill('quick answ');
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: /^4 events found/ })).toHaveCount(1);
  const read = await page.locator('html').getAttribute('data-read');
  expect(Number(read)).toBeGreaterThan(0);
  await search.pressSequentially('er');
  await expect(search).toHaveValue('quick answer');
  // The history follows when the typing pauses.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe('quick answer');
  await expect(cards).toHaveCount(4);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await untilQuiet(page);
  expect(await page.locator('html').getAttribute('data-read')).toBe(read);
});

test('many events come a few at a time, so that the page answers between them', async ({ page, api }) => {
  const event = await api.createEvent();
  const many = Array.from({ length: 80 }, (_, night) => ({ ...event, id: `${night}`, title: `Night ${night}` }));
  await page.route('**/api/events', (route) => route.fulfill({ json: many }));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const cards = came.filter((node) => node instanceof Element && node.querySelector('h2') && node.matches('li'));
      const { dataset } = document.documentElement;
      dataset.most = String(Math.max(Number(dataset.most ?? 0), cards.length));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: /^Night/ })).toHaveCount(80);
  const most = Number(await page.locator('html').getAttribute('data-most'));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(20);
});

test('a row that is ticked, and a dialog over them, leave the other rows alone', async ({ page, api }) => {
  const { id: eventId, title } = await api.createEvent({ title: aTitle() });
  for (const name of ['Ann', 'Bran']) await api.rsvp({ eventId, fullName: `${name} Quick` });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(title)}`);
  const edit = page.getByRole('row', { name: 'Bran Quick' }).getByRole('button', { name: /^Edit/ });
  await expect(edit).toBeVisible();
  const isAsItWas = await lookAt(edit);
  await page.getByRole('checkbox', { name: 'Select Ann Quick' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await isAsItWas()).toBe(true);
  await page.getByRole('row', { name: 'Ann Quick' }).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isAsItWas()).toBe(true);
  await page.getByRole('checkbox', { name: 'Select Bran Quick' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await isAsItWas()).toBe(false);
});

test('of many photos only a portion is put together, none of them anew for a dialog', async ({ page, api }) => {
  const images = Array.from({ length: 200 }, (_, n) => `/media/bar-${n}.jpg`);
  await page.route('**/api/admin/media-library', (route) => route.fulfill({ json: { images } }));
  await openDesk(page, api, '/admin?tab=media');
  const tiles = page.getByRole('tabpanel').getByRole('listitem');
  const views = page.getByRole('link', { name: /^View bar-/, includeHidden: true });
  for (const view of ['Grid', 'List']) {
    await page.getByRole('radio', { name: view }).click();
    await expect(tiles).toHaveCount(96);
    const isAsItWas = await lookAt(views.nth(1));
    await page.getByRole('button', { name: 'Delete bar-0.jpg' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await isAsItWas()).toBe(true);
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(tiles).toHaveCount(192);
    await expect(views.nth(96)).toBeFocused();
  }
});

test('where a photo is chosen, too, many come some at a time', async ({ page, api }) => {
  const images = Array.from({ length: 200 }, (_, n) => `/media/bar-${n}.jpg`);
  await page.route('**/api/admin/media-library', (route) => route.fulfill({ json: { images } }));
  await openDesk(page, api);
  const form = await beginEvent(page, aTitle());
  await form.getByRole('button', { name: 'From Library' }).click();
  const library = page.getByRole('dialog', { name: 'Select Photo from Library' });
  const photos = library.getByRole('radio');
  await expect(photos).toHaveCount(96);
  await library.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(photos).toHaveCount(192);
  await expect(photos.nth(96)).toBeFocused();
});

test('a dialog over the events of the back office leaves their cards alone', async ({ page, api }) => {
  const [asked, other] = [await api.createEvent({ title: aTitle() }), await api.createEvent({ title: aTitle() })];
  await openDesk(page, api);
  const isAsItWas = await lookAt(page.getByRole('button', { name: `Edit ${other.title}` }));
  await page.getByRole('button', { name: `Delete ${asked.title}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: `Edit ${asked.title}` }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isAsItWas()).toBe(true);
});

/** @returns whether what it was given by React is still the same: another object whenever it is put together anew */
async function lookAt(element: Locator): Promise<() => Promise<boolean>> {
  const given = await element.evaluateHandle((node) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps')) ?? '';
    return Object.entries(node).find(([name]) => name === key)?.[1];
  });
  return () => element.evaluate((node, before) => before !== undefined && Object.values(node).includes(before), given);
}
