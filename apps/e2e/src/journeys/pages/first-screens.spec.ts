import { expect, type Page } from '@playwright/test';
import { eventPath, pages } from '@rover/contracts/pages';
import { holdScript } from '../../support/hold-back.js';
import { test } from '../../support/test.js';

/** Where everything on the first screen stands. */
const places = (page: Page) =>
  page.locator('header:not(main *) :is(a, button), main > :first-child :is(h1, p, a, img)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, x, y, width, height];
    }),
  );

/** Counts the titles of the page after each change to it, until its foot is there. @returns waits for them */
async function countTitles(page: Page): Promise<() => Promise<number[]>> {
  const counting = await page.evaluateHandle(() => ({
    titles: new Promise<number[]>((resolve) => {
      const counts: number[] = [];
      new MutationObserver(() => {
        counts.push(document.querySelectorAll('h1').length);
        if (document.querySelector('footer')) resolve(counts);
      }).observe(document.body, { childList: true, subtree: true });
    }),
  }));
  return () => counting.evaluate(({ titles }) => titles);
}

const { home, about, reviews, press, gringoGazette, menu, drinks, food, delivery, vipPackages, events, event } = pages;
const everywhere = [
  home,
  about,
  reviews,
  press,
  gringoGazette,
  menu,
  drinks,
  food,
  delivery,
  vipPackages,
  events,
  event,
];

for (const [where, width, height, addresses] of [
  ['phone', 390, 844, everywhere],
  ['narrow window', 560, 900, [home, vipPackages]],
  ['desk', 1280, 800, everywhere],
] as const) {
  for (const address of addresses) {
    test(`${address} is read before a script has run, and stays as it is when they take over: ${where}`, async ({
      page,
      api,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      const letGo = await holdScript(page);
      await page.setViewportSize({ width, height });
      await page.goto(address === event ? eventPath((await api.createEvent()).slug) : address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const picture = page.locator('main img');
      if (address !== gringoGazette) {
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      await expect
        .poll(() =>
          // Before the styles are there, no letters are missing.
          page.evaluate(
            () =>
              document.fonts.size > 0 &&
              ['Young Serif', 'Hanken Grotesk'].every((name) => document.fonts.check(`1em "${name}"`)),
          ),
        )
        .toBe(true);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(8);

      const titles = await countTitles(page);
      letGo();
      expect(new Set(await titles())).toEqual(new Set([1]));
      await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).not.toHaveAttribute(
        'aria-disabled',
      );
      expect(await places(page)).toEqual(before);
      expect(complaints).toEqual([]);
    });
  }
}

test('a picture that does not come leaves its place empty until they do', async ({ page, api }) => {
  const { slug } = await api.createEvent({ image: '/media/5e551070-0000-4000-8000-000000000007/photo-1000x750.jpg' });
  await holdScript(page);
  await page.goto(eventPath(slug), { waitUntil: 'commit' });
  const picture = page.locator('main img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // Where it stands is known once the styles are there.
  await expect(picture).toHaveCSS('object-fit', 'cover');
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const lookAt = (x: number, y: number) => page.screenshot({ clip: { x, y, width: 40, height: 40 } });
  expect(await lookAt(x + 5, y + 5)).toEqual(await lookAt(x + width / 2, y + height / 2));
});
