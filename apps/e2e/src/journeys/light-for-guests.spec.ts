import { expect, type Page } from '@playwright/test';
import { openDesk } from '../support/desk.js';
import { test } from '../support/test.js';

/** Words that stand in the scripts of the desk alone: the form, the editor, the crop, the library. */
const desk = ['Discard your changes?', 'ql-toolbar', 'Crop & Position Image', 'Select Photo from Library'];

/** What a page has fetched of the desk so far. */
async function fetchedOfTheDesk(page: Page, scripts: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).text())),
    [...scripts],
  );
  return desk.filter((words) => texts.some((text) => text.includes(words)));
}

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  return scripts;
}

test('a guest downloads nothing of what only the desk needs', async ({ page, api }) => {
  const event = await api.createEvent();
  const scripts = scriptsOf(page);
  for (const path of ['/', '/menu', '/about', '/events', `/events/${event.slug}`, '/login', '/reviews']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('link', { name: 'Events' }).first().click();
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(5);
  expect(await fetchedOfTheDesk(page, scripts)).toEqual([]);
});

test('an admin downloads the form when it is opened, not before', async ({ page, api }) => {
  const event = await api.createEvent();
  await openDesk(page, api);
  const scripts = scriptsOf(page);
  await page.goto(`/events/${event.slug}`);
  const edit = page.getByRole('button', { name: `Edit Event: ${event.title}` });
  await expect(edit).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await fetchedOfTheDesk(page, scripts)).toEqual([]);

  await edit.click();
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  expect(await fetchedOfTheDesk(page, scripts)).toEqual(desk);
});
