import { expect, type Page } from '@playwright/test';
import { eventPath, pages } from '@rover/contracts/pages';
import { holdBack } from '../../support/hold-back.js';
import { test } from '../../support/test.js';

/** What the scripts wait at most for the picture, in milliseconds since the page was asked for. */
const patience = 500;

const awake = async (page: Page) =>
  expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).not.toHaveAttribute('aria-disabled');

for (const address of [pages.home, pages.menu, pages.event]) {
  test(`${address} asks for no script of the site before its picture is seen, or half a second is over`, async ({
    page,
    api,
  }) => {
    await page.goto(address === pages.event ? eventPath((await api.createEvent()).slug) : address);
    await awake(page);
    const { seen, asked } = await page.evaluate(async () => {
      const seen = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const picture = list.getEntries().find((entry) => 'url' in entry && entry.url);
          if (picture) resolve(picture.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(name) && !name.includes('picture-first'));
      return { seen, asked: scripts.map(({ startTime }) => startTime) };
    });
    expect(asked.length).toBeGreaterThan(0);
    // A clock of the browser may be a millisecond before the other.
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(seen, patience) - 2);
  });
}

test('a picture that does not come keeps nobody waiting', async ({ page }) => {
  const letIn = await holdBack(page, '**/herophotos/**');
  await page.goto(pages.home, { waitUntil: 'commit' });
  await awake(page);
  letIn();
});
