import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import sharp from 'sharp';
import type { Api } from './api.js';
import { openDesk } from './desk.js';
import type { ChosenFile } from './files.js';

const site = (path: string) => fileURLToPath(new URL(`../../../web/public/${path}`, import.meta.url));

/** Real files, some of those that the site itself uses; photos small enough to be processed quickly. */
export const files = {
  bar: await photo('herophotos/bar-at-dusk.jpg'),
  session: await photo('herophotos/session.jpg'),
  tune: { name: 'session.mp3', mimeType: 'audio/mpeg', buffer: await readFile(site('music/session.mp3')) },
} as const;

async function photo(path: string): Promise<ChosenFile> {
  const buffer = await sharp(site(path)).resize({ width: 640 }).jpeg().toBuffer();
  return { name: basename(path), mimeType: 'image/jpeg', buffer };
}

/** The Media Manager of an event, opened from its card in the back office. */
export async function openMediaManager(page: Page, api: Api, event: EventView): Promise<Locator> {
  await openDesk(page, api);
  await page.getByRole('button', { name: `Media of ${event.title}` }).click();
  const manager = page.getByRole('dialog', { name: 'Media Manager' });
  await expect(manager.locator('input[type=file]')).toBeAttached();
  await expect(manager.getByText('Loading media...')).toBeHidden();
  return manager;
}

/** Chooses files as an admin does who clicks the drop zone. */
export async function choose(place: Locator, ...chosen: ChosenFile[]): Promise<void> {
  await place.locator('input[type=file]').setInputFiles(chosen);
}
