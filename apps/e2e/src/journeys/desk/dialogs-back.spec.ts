import { expect } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { nextStep } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test('Back closes what lies over the back office, one after the other', async ({ page, api }) => {
  const event = await api.createEvent();
  await openDesk(page, api, '/admin?past=1');
  const deletion = page.getByRole('alertdialog', { name: 'Delete Event' });
  await page.getByRole('button', { name: `Delete ${event.title}` }).click();
  await expect(deletion).toBeVisible();
  await page.goBack();
  await expect(deletion).toBeHidden();

  const form = page.getByRole('dialog', { name: 'Edit Event' });
  const library = page.getByRole('dialog', { name: 'Select Photo from Library' });
  await page.getByRole('button', { name: `Edit ${event.title}` }).click();
  await form.getByRole('button', { name: 'From Library' }).click();
  await expect(library).toBeVisible();
  await page.goBack();
  await expect(library).toBeHidden();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/admin?past=1');
});

test('once Escape has closed what lay over it, Back leads on', async ({ page, api }) => {
  const event = await api.createEvent();
  await openDesk(page, api, '/admin?past=1');
  await page.getByRole('button', { name: `Edit ${event.title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(form).toBeVisible();
  const stepped = await nextStep(page);
  await page.keyboard.press('Escape');
  await stepped();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/admin?past=1');
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('what is opened while the step of the one before is taken back stays open, and Back closes it', async ({
  page,
  api,
}) => {
  const event = await api.createEvent();
  await openDesk(page, api);
  const deletion = page.getByRole('alertdialog', { name: 'Delete Event' });
  const remove = page.getByRole('button', { name: `Delete ${event.title}` });
  await page.evaluate(
    (again) => {
      const back = history.back.bind(history);
      history.back = () => {
        back();
        history.back = back;
        (again as HTMLElement).click();
      };
    },
    await remove.elementHandle(),
  );
  await remove.click();
  await expect(deletion).toBeVisible();
  const stepped = await nextStep(page);
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  await stepped();
  await expect(deletion).toBeVisible();
  await page.goBack();
  await expect(deletion).toBeHidden();
  await expect(page).toHaveURL('/admin');
});
