import { expect } from '@playwright/test';
import { recordedFor } from '../support/fake-devices.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.js';
import { ServiceStudio } from '../support/service-studio.js';
import { test } from '../support/test.js';

for (const width of [320, 1280]) {
  test(`recording services is accessible and never scrolls sideways, ${width} wide`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const studio = new ServiceStudio(page);
    const expectGood = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await studio.open(api);
    await expectGood();

    await studio.button('Record', 'Mariachi').click();
    await recordedFor(studio.card('Mariachi'), 1);
    await expectGood();
    await studio.button('Stop and Save', 'Mariachi').click();
    await expect(studio.button('Record Again', 'Mariachi')).toBeVisible();
    await studio.listen('Mariachi');
    await expectGood();

    await page.route('**/api/admin/vip-services/dj/audio', (route) => route.abort());
    await studio.record('DJ');
    await expect(studio.alert).toBeVisible();
    await expectGood();
    await studio.alert.getByRole('button', { name: 'OK' }).click();
    await studio.listen('DJ');
    await expectGood();

    await studio.toggle.click();
    await expect(studio.button('Delete', 'Mariachi')).toBeHidden();
    await expectGood();
    await api.asAdmin('DELETE', '/api/admin/vip-services/mariachi/audio');
  });
}
