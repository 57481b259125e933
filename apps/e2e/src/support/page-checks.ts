import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Every rule of axe holds on what the page, or a part of it, shows now. It runs in the page itself: a second, blank page is
 * one more to wait for. Only what is wrong is described: of a large page, to describe all that is right takes longer than
 * the rules do.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Waits until the page has fetched nothing for half a second, by its own account. Playwright's `networkidle` goes by the
 * browser's, in which a request that was cut off by leaving a page may never end: then it waits in vain.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number;
  do {
    before = await fetched();
    await setTimeout(500);
  } while ((await fetched()) !== before);
}
