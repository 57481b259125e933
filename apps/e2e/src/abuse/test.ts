import { expect } from '@playwright/test';
import { test as base } from '../support/test.js';
import { Intruder } from './intruder.js';
import { putUp, type Targets } from './targets.js';

/**
 * A test with an intruder, and what there is to be shot at: whatever is tried, all answers must be such as the house may
 * give, and the house be open.
 */
export const test = base.extend<{ intruder: Intruder; targets: Targets }>({
  intruder: async ({ pub, api }, use, testInfo) => {
    const intruder = new Intruder(pub.url, pub.gateways.includes(pub.url) ? undefined : 'nginx');
    await use(intruder);
    await intruder.leave(testInfo);
    expect(intruder.faults).toEqual([]);
    expect((await api.call('GET', '/readyz')).status).toBe(200);
  },
  targets: async ({ api, accounts }, use) => use(await putUp(api, accounts)),
});
