import { expect, test } from '@playwright/test';
import { Api } from '../support/api.js';
import { openPub, type StandalonePub } from '../support/pub.js';
import { audioOf, ServiceStudio } from '../support/service-studio.js';

test.describe.configure({ timeout: 180_000 });

let pub: StandalonePub;

test.afterEach(async () => {
  await pub.close();
  await pub.removeData();
});

test('a visitor hears what an admin recorded, after kill -9 and a restart too', async ({ browser }) => {
  pub = await openPub();
  const studio = new ServiceStudio(await browser.newPage({ baseURL: pub.url }));
  await studio.open(new Api(pub.url));
  await studio.record('Mariachi');
  await expect(studio.button('Record Again', 'Mariachi')).toBeVisible();
  const recorded = await audioOf(new Api(pub.url), 'mariachi');
  await pub.kill();

  pub = await openPub({ dataDir: pub.dataDir });
  const visit = new ServiceStudio(await browser.newPage({ baseURL: pub.url }));
  await visit.page.goto('/vip-packages');
  expect(await visit.listen('Mariachi')).toBe(recorded);
  await visit.page.close();
  await studio.page.close();
});
