import { expect, type Page } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

/** Words that stand in the scripts of the desk alone: the form, the editor, the crop, the library. */
const desk = ['Discard your changes?', 'ql-toolbar', 'Crop & Position Image', 'Select Photo from Library'];
/** Those of the place where services are recorded. */
const studio = ['Stop and Save', 'Microphone access was denied'];

/** Which of these words a page has fetched so far. */
async function fetchedOf(words: string[], page: Page, scripts: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).text())),
    [...scripts],
  );
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  return scripts;
}

test('a guest downloads nothing of what only the desk needs', async ({ page, api }) => {
  const event = await api.createEvent();
  const scripts = scriptsOf(page);
  for (const path of [
    '/',
    '/menu',
    '/about',
    '/events',
    `/events/${event.slug}`,
    '/login',
    '/reviews',
    '/vip-packages',
  ]) {
    await page.goto(path);
    await untilQuiet(page);
  }
  await page.getByRole('link', { name: 'Events' }).first().click();
  await untilQuiet(page);
  expect(scripts.size).toBeGreaterThan(5);
  expect(await fetchedOf([...desk, ...studio], page, scripts)).toEqual([]);
});

test('an admin downloads the form when it is opened, not before', async ({ page, api }) => {
  const event = await api.createEvent();
  await openDesk(page, api);
  const scripts = scriptsOf(page);
  await page.goto(`/events/${event.slug}`);
  const edit = page.getByRole('button', { name: `Edit Event: ${event.title}` });
  await expect(edit).toBeVisible();
  await untilQuiet(page);
  expect(await fetchedOf(desk, page, scripts)).toEqual([]);

  await edit.click();
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  expect(await fetchedOf(desk, page, scripts)).toEqual(desk);
});

test('an admin downloads what records services when it is asked for, not before', async ({ page, api }) => {
  await openDesk(page, api);
  const scripts = scriptsOf(page);
  await page.goto('/vip-packages');
  const toggle = page.getByRole('switch', { name: 'Admin Mode' });
  await expect(toggle).toBeVisible();
  await untilQuiet(page);
  expect(await fetchedOf(studio, page, scripts)).toEqual([]);

  await toggle.click();
  await expect(page.getByRole('button', { name: 'Record Mariachi' })).toBeVisible();
  expect(await fetchedOf(studio, page, scripts)).toEqual(studio);
});
