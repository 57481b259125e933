import { expect, type Locator, type Page } from '@playwright/test';

/** Presses and releases an arrow key as a person does: a radio group reacts to the key being down. */
export async function arrow(page: Page, key: 'ArrowLeft' | 'ArrowRight', chosen: Locator): Promise<void> {
  await page.keyboard.down(key);
  await expect(chosen).toBeChecked();
  await page.keyboard.up(key);
}
