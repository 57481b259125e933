import { expect } from '@playwright/test';
import { test as base } from '../support/test.js';
import { AbuseClient } from './abuse-client.js';
import { createTargets, type Targets } from './targets.js';

/**
 * A test with a hostile client and targets. Whatever it sends, every response must be acceptable, and the pub must stay
 * ready.
 */
export const test = base.extend<{ client: AbuseClient; targets: Targets }>({
  client: async ({ pub, api }, use, testInfo) => {
    const client = new AbuseClient(pub.url, pub.gateways.includes(pub.url) ? undefined : 'nginx');
    await use(client);
    await client.close(testInfo);
    expect(client.faults).toEqual([]);
    expect((await api.call('GET', '/readyz')).status).toBe(200);
  },
  targets: async ({ api, accounts }, use) => use(await createTargets(api, accounts)),
});
