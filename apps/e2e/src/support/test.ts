import { test as base } from '@playwright/test';
import { Accounts } from './accounts.js';
import { Api } from './api.js';
import { FrontDoor } from './front-door.js';
import { openPub, type Pub } from './pub.js';

/** Playwright's test, in a pub that is open for the whole run. */
export const test = base.extend<{ api: Api; accounts: Accounts; door: FrontDoor; baseURL: string }, { pub: Pub }>({
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
  accounts: async ({ api, pub }, use) => use(new Accounts(api, pub)),
  door: async ({ page }, use) => use(new FrontDoor(page)),
  baseURL: async ({ pub }, use) => use(pub.url),
});
