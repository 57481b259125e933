import { setTimeout } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { venueToday } from '@rover/venue/events/event-clock';
import { AccountForms } from './account-forms.js';
import { Accounts } from './accounts.js';
import { Api } from './api.js';
import { openClusterBehindNginx } from './cluster.js';
import { joinContainers } from './containers.js';
import { removeModernApis } from './older-browser.js';
import { attachPageReport, watchForTrouble } from './page-report.js';
import { openPub, type Pub } from './pub.js';

/** Every service in one process, or each in its own, some with two replicas, or each in a container. */
export type Shape = 'standalone' | 'cluster' | 'containers';

const pubs: Record<Shape, () => Promise<Pub>> = {
  standalone: openPub,
  cluster: openClusterBehindNginx,
  containers: joinContainers,
};

export interface Guests {
  api: Api;
  /** The Authorization header of an admin. */
  authorization: string;
  accounts: Accounts;
  accountForms: AccountForms;
  baseURL: string;
  oneDay: undefined;
}

/** Milliseconds before the pub's midnight in which no test starts: its today stays today until it ends. */
const lateNight = 60_000;

async function untilTheDayIsLong(): Promise<void> {
  while (venueToday(new Date(Date.now() + lateNight)) !== venueToday()) await setTimeout(1_000);
}

/** Playwright's test, in a pub that runs for the whole run; if `isOlder`, its guests use older browsers. */
export const test = base.extend<Guests, { shape: Shape; isOlder: boolean; pub: Pub }>({
  shape: ['standalone', { scope: 'worker', option: true }],
  isOlder: [false, { scope: 'worker', option: true }],
  pub: [
    async ({ shape }, use) => {
      const pub = await pubs[shape]();
      await use(pub);
      await pub.close();
      await pub.removeData();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context, isOlder }, use) => {
    if (isOlder) await context.addInitScript(removeModernApis);
    await use(context);
  },
  api: async ({ pub }, use) => {
    const api = new Api(pub.url);
    await use(api);
    await api.clearAway();
  },
  authorization: async ({ api }, use) => use(`Bearer ${await api.login()}`),
  // Ignores the page's pending requests once a test is over, before its events are deleted.
  page: async ({ page, api: _before }, use, info) => {
    const log = watchForTrouble(page);
    await use(page);
    if (info.status !== info.expectedStatus) await attachPageReport(page, log);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  accounts: async ({ api, pub }, use) => use(new Accounts(api, pub)),
  accountForms: async ({ page }, use) => use(new AccountForms(page)),
  baseURL: async ({ pub }, use) => use(pub.url),
  oneDay: [
    async ({ pub: _open }, use) => {
      await untilTheDayIsLong();
      await use(undefined);
    },
    { auto: true, timeout: 2 * lateNight },
  ],
});
