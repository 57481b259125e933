import { test as base } from '@playwright/test';
import { Accounts } from './accounts.js';
import { Api } from './api.js';
import { openCluster } from './cluster.js';
import { FrontDoor } from './front-door.js';
import { openPub, type Pub } from './pub.js';

/** Every service in one process, or each in its own, some of them twice. */
export type Shape = 'standalone' | 'cluster';

export interface Guests {
  api: Api;
  accounts: Accounts;
  door: FrontDoor;
  baseURL: string;
}

/** Playwright's test, in a pub that is open for the whole run. */
export const test = base.extend<Guests, { shape: Shape; pub: Pub }>({
  shape: ['standalone', { scope: 'worker', option: true }],
  pub: [
    async ({ shape }, use) => {
      const pub = await (shape === 'cluster' ? openCluster() : openPub());
      await use(pub);
      await pub.close();
      await pub.demolish();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  api: async ({ pub }, use) => use(new Api(pub.url)),
  accounts: async ({ api, pub }, use) => use(new Accounts(api, pub)),
  door: async ({ page }, use) => use(new FrontDoor(page)),
  baseURL: async ({ pub }, use) => use(pub.url),
});
