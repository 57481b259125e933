import type { Locator, Page } from '@playwright/test';
import type { Api } from './api.js';
import { openDesk } from './desk.js';

/** The back office's users that a search finds, for a signed-in admin. */
export async function openUserDesk(page: Page, api: Api, search: string): Promise<void> {
  await openDesk(page, api, `/admin?tab=users&search=${encodeURIComponent(search)}`);
}

/** The row of the user whose address contains this. */
export function rowOf(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(email) });
}
