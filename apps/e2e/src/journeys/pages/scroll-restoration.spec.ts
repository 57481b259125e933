import { expect, type Page } from '@playwright/test';
import { eventPath, pages } from '@rover/contracts/pages';
import { untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const { home, about, reviews, events } = pages;

/** Until the page has noted where its reader is. */
const untilNoted = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.place === scrollY)).toBe(true);

for (const [browser, begin] of [
  ['', () => undefined],
  [', in a browser that does not tell where a scroll ends', silenceScrollEnd],
] as const) {
  test(`who loads a page anew, or comes back to it, is where they were on it${browser}`, async ({ page, api }) => {
    await page.addInitScript(begin);
    const { slug } = await api.createEvent();
    const place = () => page.evaluate(() => scrollY);
    const foot = page.getByRole('contentinfo');
    await page.setViewportSize({ width: 390, height: 700 });
    for (const address of [home, about, events, eventPath(slug)]) {
      await page.goto(address);
      await expect(foot).toBeVisible();
      await page.mouse.move(200, 300);
      await expect.poll(async () => page.mouse.wheel(0, 300).then(place), address).toBeGreaterThan(800);
      await untilQuiet(page);
      await untilNoted(page);
      const before = await place();
      await page.reload();
      await expect(foot).toBeVisible();
      await expect.poll(place, `${address} anew`).toBe(before);
      await untilQuiet(page);
      await expect.poll(place, `${address} anew, and all of it there`).toBe(before);

      await page.goto(reviews);
      await expect(foot).toBeVisible();
      await page.goBack();
      await expect(foot).toBeVisible();
      await expect.poll(place, `back to ${address}`).toBe(before);
      await untilQuiet(page);
      await expect.poll(place, `back to ${address}, and all of it there`).toBe(before);
    }
  });

  test(`who loads a page anew and goes back from there is where they were on the page before${browser}`, async ({
    page,
  }) => {
    await page.addInitScript(begin);
    const place = () => page.evaluate(() => scrollY);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(about);
    const reviewsLink = page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' });
    await reviewsLink.scrollIntoViewIfNeeded();
    await untilQuiet(page);
    await untilNoted(page);
    const before = await place();
    expect(before).toBeGreaterThan(800);
    await reviewsLink.click();
    await expect(page).toHaveURL(reviews);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(place).toBe(before);
  });
}

test('who goes from place to place on a page leaves nothing behind that still listens for them', async ({ page }) => {
  await page.goto(about);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const listening = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.length;
  };
  const goTo = (place: string) =>
    page.evaluate((hash) => {
      const gone = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = hash;
      return gone;
    }, place);
  await goTo('main');
  const before = await listening();
  for (let times = 0; times < 5; times += 1) {
    await goTo('elsewhere');
    await goTo('main');
  }
  expect(await listening()).toBe(before);
});

/** Runs in the page, before it. */
function silenceScrollEnd(): void {
  Reflect.deleteProperty(window, 'onscrollend');
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
}
