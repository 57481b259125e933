import { expect } from '@playwright/test';
import { pages } from '@rover/contracts/pages';
import { faintWords } from '../../support/contrast.js';
import { test } from '../../support/test.js';

const { home, about, reviews, press, menu, drinks, food, delivery, vipPackages, events } = pages;

// From 1024 on they stand beside the picture, and the narrower the page, the farther over it.
for (const width of [390, 1024, 1280]) {
  test(`the words at the head of a page can be read over its picture, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [home, about, reviews, press, menu, drinks, food, delivery, vipPackages, events]) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForFunction(() => {
        const pictures = document.querySelector('main .painted')?.querySelectorAll('img') ?? [];
        return document.fonts.status === 'loaded' && [...pictures].every(({ complete }) => complete);
      });
      expect([address, await faintWords(page, 'main .painted')]).toEqual([address, []]);
    }
  });
}
