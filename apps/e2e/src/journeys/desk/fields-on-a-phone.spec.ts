import { expect, type Locator } from '@playwright/test';
import { beginEvent, openDesk } from '../../support/desk.js';
import { choose, files, openMediaManager } from '../../support/media-desk.js';
import { test } from '../../support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** An iPhone magnifies the page for a field with smaller letters, and leaves it so. */
async function expectLegible(form: Locator): Promise<void> {
  const fields = form.locator('input:not([type=file]), textarea, select').filter({ visible: true });
  expect(await fields.count()).toBeGreaterThan(0);
  const small = await fields.evaluateAll((found) =>
    found
      .map((field) => `${field.ariaLabel ?? field.id}: ${getComputedStyle(field).fontSize}`)
      .filter((field) => Number.parseFloat(field.slice(field.lastIndexOf(' '))) < 16),
  );
  expect(small).toEqual([]);
}

test('the page stays as large as it is while an event is written', async ({ page, api }) => {
  await openDesk(page, api);
  const form = await beginEvent(page, 'Phone Night');
  await form.getByText('Use a picture at another address').click();
  await form.getByRole('textbox', { name: 'Extended Description' }).focus();
  await page.keyboard.type('house rules');
  await page.keyboard.press('Shift+Home');
  await form.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Image address' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Link address' })).toBeVisible();
  await expectLegible(form);
});

test('the page stays as large as it is while a caption is written', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await choose(manager, files.bar);
  await manager.getByRole('button', { name: 'Edit caption of Photo 1' }).click();
  await expectLegible(manager);
});
