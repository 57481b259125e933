import type { Page } from '@playwright/test';

/** What a client without scripts finds in a page. */
export interface ReadPage {
  status: number;
  title: string;
  /** The `content` of every meta element by its name or property. */
  meta: Record<string, string>;
  canonical: string | null;
  /** Every block of linked data. */
  data: Record<string, unknown>[];
  /** The text of the page. */
  text: string;
  html: string;
}

/** Opens a page in a browser whose scripts are off (`javaScriptEnabled: false`), so that its own parser reads it. */
export async function readPage(page: Page, path: string): Promise<ReadPage> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(() => ({
    title: document.title,
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta[name], meta[property]')].map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    ),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((element) => element.textContent),
    text: document.querySelector('.plain-page')?.textContent ?? '',
  }));
  return {
    ...found,
    data: found.data.map((block) => JSON.parse(block ?? '')),
    status: response?.status() ?? 0,
    html: (await response?.text()) ?? '',
  };
}
