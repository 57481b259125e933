import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The narrowest supported viewport (WCAG 1.4.10). What works at every width is tested in it, as the hardest case. */
export const narrowest = { width: 320, height: 800 };

/**
 * Expects the page to be accessible and never to scroll sideways: in the narrowest viewport, that of a phone, and of a
 * desktop.
 */
export async function expectGoodAtEveryWidth(page: Page): Promise<void> {
  const found = page.viewportSize();
  for (const width of [narrowest.width, 390, 1280]) {
    await page.setViewportSize({ ...narrowest, width });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  if (found) await page.setViewportSize(found);
}

/**
 * Expects the page, or a part of it, to pass every rule of axe. Frames belong to other sites and are not checked. A
 * page loads axe once, however often it is checked, and returns only violations: the rest would take five times as long
 * as the rules.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(comeToRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsIn, part)).toEqual([]);
}

/** Runs in the page, where axe is loaded. @returns each violated rule, with the elements that violate it */
async function violationsIn(part: string): Promise<string[]> {
  const loaded = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await loaded.run(part, {
    resultTypes: ['violations'],
    iframes: false,
    // A rule of WCAG 2.2, off by default.
    rules: { 'target-size': { enabled: true } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Runs in the page: waits until it has reacted to a new width, and until transitions have ended, during which contrast
 * is lower. Infinite animations may go on.
 */
async function comeToRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const { activeDuration } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && Number(activeDuration) > 0 && Number.isFinite(activeDuration);
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/**
 * Expects nothing to be wider than the page or than a dialog over it, and no text to be cut off at the edge of the
 * page. Text in scroll containers of its own may be.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.evaluate(comeToRest);
  expect(await page.evaluate(scrolledSideways)).toEqual([]);
  expect(await page.evaluate(wordsBeyondTheEdge)).toEqual([]);
}

/** Runs in the page. @returns what of it, or of a dialog, can be scrolled sideways */
function scrolledSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const inDialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] :not(input, textarea)')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
    .map((part) => part.outerHTML.slice(0, 200));
  return scrollWidth > clientWidth ? ['the page', ...inDialogs] : inDialogs;
}

/** Runs in the page. */
function wordsBeyondTheEdge(): string[] {
  const width = document.documentElement.clientWidth;
  const mayBe = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
    if (['auto', 'scroll'].includes(overflowX) || clipPath !== 'none' || textOverflow === 'ellipsis') return true;
    return mayBe(element.parentElement);
  };
  const beyond: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const shown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || !text.textContent?.trim() || mayBe(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1)) {
      beyond.push(text.textContent.trim().slice(0, 80));
    }
  }
  return beyond;
}

/**
 * Waits until the page has fetched nothing for half a second, or as long as is said, by its own resource timing:
 * pending requests do not count. Playwright's `networkidle` uses the browser's events, in which a request that was
 * aborted by leaving a page may never end: then it would wait for ever.
 */
export async function untilQuiet(page: Page, quietFor = 500): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number;
  do {
    before = await fetched();
    await setTimeout(quietFor);
  } while ((await fetched()) !== before);
}

/** Waits for a text that shows only for a moment, perhaps too short for polling; to be called before it appears. */
export async function glimpse(page: Page, words: string): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(text)) return;
          watch.disconnect();
          resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );
}

/**
 * Expects the search term to be written to the URL when typing pauses, not at every letter: Safari allows a hundred
 * writes in thirty seconds. Starts while the clock runs, and leaves it paused.
 */
export async function expectWrittenWhenTyped(page: Page, text: string): Promise<void> {
  const before = page.url();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').pressSequentially(text);
  await expect(page.getByRole('searchbox')).toHaveValue(text);
  expect(page.url()).toBe(before);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(text));
}

/** Observes the next navigation in the page's history. @returns a function that waits for it */
export async function nextStep(page: Page): Promise<() => Promise<void>> {
  const noted = await page.evaluateHandle(() => ({
    stepped: new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  }));
  return () => noted.evaluate(({ stepped }) => stepped);
}

/** Whether the browser asks for confirmation before a reload; answers that the page shall stay. */
export async function asksBeforeReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  const loaded = page.waitForEvent('load').then(() => false);
  // A late failure is of no interest any more.
  for (const end of [asked, loaded]) end.catch(() => undefined);
  await page.evaluate(() => void window.setTimeout(() => location.reload()));
  return Promise.race([asked, loaded]);
}

/** Whether nothing covers the focused element. */
export function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const { left, right, top, bottom } = focused?.getClientRects()[0] ?? new DOMRect();
    const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return seen.every((element) => element !== null && (focused?.contains(element) || element.contains(focused)));
  });
}
