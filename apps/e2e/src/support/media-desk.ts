import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import type { Api } from './api.js';
import { openDesk } from './desk.js';

const site = (path: string) => fileURLToPath(new URL(`../../../web/public/${path}`, import.meta.url));

/** Real files, of those that the site itself shows and plays. */
export const files = {
  bar: site('herophotos/bar-at-dusk.jpg'),
  session: site('herophotos/session.jpg'),
  tune: site('music/session.mp3'),
} as const;

/** The Media Manager of an event, opened from its card at the desk. */
export async function openMediaManager(page: Page, api: Api, event: EventView): Promise<Locator> {
  await openDesk(page, api);
  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  const manager = page.getByRole('dialog', { name: 'Media Manager' });
  await expect(manager.locator('input[type=file]')).toBeAttached();
  await expect(manager.getByText('Loading media...')).toBeHidden();
  return manager;
}

/** Chooses files as an admin does who presses the place for them. */
export async function choose(place: Locator, ...chosen: string[]): Promise<void> {
  await place.locator('input[type=file]').setInputFiles(chosen);
}
