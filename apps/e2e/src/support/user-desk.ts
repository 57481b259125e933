import type { Locator, Page } from '@playwright/test';
import type { Api } from './api.js';
import { openDesk } from './desk.js';

/** The back office's users, as an admin who is signed in finds them. */
export async function openUserDesk(page: Page, api: Api, query: Record<string, string> = {}): Promise<void> {
  await openDesk(page, api);
  await page.goto(`/admin?${new URLSearchParams({ tab: 'users', ...query })}`);
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
}

export function rowOf(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(email) });
}
