import { expect, type Locator, type Page } from '@playwright/test';

/** Presses an arrow key as a finger does: a radio group takes it while it is down. */
export async function arrow(page: Page, key: 'ArrowLeft' | 'ArrowRight', chosen: Locator): Promise<void> {
  await page.keyboard.down(key);
  await expect(chosen).toBeChecked();
  await page.keyboard.up(key);
}
