import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The narrowest window there is (WCAG 1.4.10). What is tried at every width is reached in it: wider is easier. */
export const narrowest = { width: 320, height: 800 };

/** What the page shows now is accessible and never scrolls sideways: in the narrowest window, a usual phone's, a desk's. */
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
 * Every rule of axe holds on what the page, or a part of it, shows now. Frames are strangers' and not looked into. A page
 * loads axe once, however often it is looked at, and tells only what is wrong: the rest would take five times as long as
 * the rules do.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(comeToRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsIn, part)).toEqual([]);
}

/** Runs in the page, where axe is known. @returns each broken rule, with what breaks it */
async function violationsIn(part: string): Promise<string[]> {
  const loaded = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await loaded.run(part, {
    resultTypes: ['violations'],
    iframes: false,
    // Of WCAG 2.2, and off unless it is asked for.
    rules: { 'target-size': { enabled: true } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Runs in the page: waits until it took note of a new width, and for what moves or fades in, which is paler on its way.
 * What goes on for ever may.
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
 * Nothing is wider than the page or than a dialog over it, nor are words cut off at the edge of the page. Words that scroll
 * by themselves may be.
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
 * Waits until the page has fetched nothing for half a second, or as long as is said, by its own account: what it still
 * waits for does not count. Playwright's `networkidle` goes by the
 * browser's, in which a request that was cut off by leaving a page may never end: then it waits in vain.
 */
export async function untilQuiet(page: Page, quietFor = 500): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number;
  do {
    before = await fetched();
    await setTimeout(quietFor);
  } while ((await fetched()) !== before);
}

/** Waits for words that are seen for a moment only, too short perhaps for a look now and then; begun before they come. */
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
 * What is searched for comes into the address when the typing pauses, and not at every letter: Safari takes a hundred
 * writes in thirty seconds. Begun while time goes on, and leaves it standing.
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

/** Notes the next step through the history of the page. @returns waits for it */
export async function nextStep(page: Page): Promise<() => Promise<void>> {
  const noted = await page.evaluateHandle(() => ({
    stepped: new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  }));
  return () => noted.evaluate(({ stepped }) => stepped);
}

/** Whether the browser asks before the page is loaded anew; answers that it shall stay. */
export async function asksBeforeReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  const loaded = page.waitForEvent('load').then(() => false);
  // What does not come in the end is of no interest any more.
  for (const end of [asked, loaded]) end.catch(() => undefined);
  await page.evaluate(() => void window.setTimeout(() => location.reload()));
  return Promise.race([asked, loaded]);
}

/** Whether nothing lies over what has the focus. */
export function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const { left, right, top, bottom } = focused?.getClientRects()[0] ?? new DOMRect();
    const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return seen.every((element) => element !== null && (focused?.contains(element) || element.contains(focused)));
  });
}
