import { test as base } from '@playwright/test';
import { Api } from './api.js';
import { openPub, type Pub } from './pub.js';

/** Playwright's test, in a pub that is open for the whole run. */
export const test = base.extend<{ api: Api; baseURL: string }, { pub: Pub }>({
  pub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const pub = await openPub();
      await use(pub);
      await pub.close();
      await pub.demolish();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  api: async ({ pub }, use) => use(new Api(pub.url)),
  baseURL: async ({ pub }, use) => use(pub.url),
});
