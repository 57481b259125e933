import type { Page } from '@playwright/test';
import { attachReport } from './failure-report.js';

/** At most so many of the last lines of the log, and so many characters of the page's snapshot. */
const most = { lines: 20, characters: 3_000 };

/** Notes what the browser complains of and which requests fail. @returns the last notes, filled in as it happens */
export function watchForTrouble(page: Page): string[] {
  const log: string[] = [];
  const note = (line: string) => {
    if (log.push(`${new Date().toISOString()} ${line}`) > most.lines) log.shift();
  };
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('crash', () => note('the page crashed'));
  page.on('requestfailed', (request) =>
    note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return log;
}

/** Attaches what stood on the page when its test failed, and the end of its log. */
export async function attachPageReport(page: Page, log: readonly string[]): Promise<void> {
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .catch((error: Error) => error.message);
  await attachReport(page.url(), snapshot.slice(0, most.characters), ...log);
}
