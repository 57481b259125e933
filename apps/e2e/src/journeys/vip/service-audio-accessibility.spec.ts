import { expect } from '@playwright/test';
import { recordedFor } from '../../support/fake-devices.js';
import { expectGoodAtEveryWidth, narrowest } from '../../support/page-checks.js';
import { ServiceStudio } from '../../support/service-studio.js';
import { test } from '../../support/test.js';

test('recording services is accessible and never scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const studio = new ServiceStudio(page);
  await studio.open(api);
  await expectGoodAtEveryWidth(page);

  await studio.button('Record', 'Mariachi').click();
  await recordedFor(studio.card('Mariachi'), 1);
  await expectGoodAtEveryWidth(page);
  await studio.button('Stop and Save', 'Mariachi').click();
  await expect(studio.button('Record Again', 'Mariachi')).toBeVisible();
  await studio.listen('Mariachi');
  await expectGoodAtEveryWidth(page);

  await page.route('**/api/admin/vip-services/dj/audio', (route) => route.abort());
  await studio.record('DJ');
  await expect(studio.alert).toBeVisible();
  await expectGoodAtEveryWidth(page);
  await studio.alert.getByRole('button', { name: 'OK' }).click();
  await studio.listen('DJ');
  await expectGoodAtEveryWidth(page);

  await studio.toggle.click();
  await expect(studio.button('Delete', 'Mariachi')).toBeHidden();
  await expectGoodAtEveryWidth(page);
  await api.asAdmin('DELETE', '/api/admin/vip-services/mariachi/audio');
});
