import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

/** Milliseconds that each answer takes: long enough to see what a page shows meanwhile. */
const slowly = 700;
/** What Google calls good: web.dev/articles/cls. */
const hardlySeen = 0.1;

/** How far what was seen has moved by itself, as Cumulative Layout Shift counts it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const [where, width, height] of [
  ['phone', 390, 844],
  ['desk', 1280, 800],
] as const) {
  test(`nothing moves under a guest's eyes while the server takes its time: ${where}`, async ({ page, api }) => {
    const { slug } = await api.createEvent();
    await page.setViewportSize({ width, height });
    await page.route('/api/**', async (route) => {
      await setTimeout(slowly);
      await route.continue();
    });
    for (const path of ['/', '/events', `/events/${slug}`, '/menu', '/food', '/rsvp/cancel?token=rubbish']) {
      await page.goto(path);
      await untilQuiet(page, 2 * slowly);
      expect(await moved(page), path).toBeLessThan(hardlySeen);
    }
  });
}
