import { expect, type Page } from '@playwright/test';
import { aNewcomer } from '../../support/accounts.js';
import { beginEvent, openDesk } from '../../support/desk.js';
import { choose, files, openMediaManager } from '../../support/media-desk.js';
import { test } from '../../support/test.js';

/** Keeps back what a call is answered. @returns lets the answer in, and waits until the page has it */
async function holdAnswer(page: Page, path: string, method: string): Promise<() => Promise<void>> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse((response) => response.request().method() === method);
    letIn();
    await (await answered).finished();
    // Whatever the page makes of it, it has made of it then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  };
}

test('a deletion that takes long does not close the form that was opened meanwhile', async ({ page, api }) => {
  const { id, title } = await api.createEvent();
  await openDesk(page, api);
  const letIn = await holdAnswer(page, `**/api/admin/events/${id}`, 'DELETE');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Event' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const form = await beginEvent(page, 'Written meanwhile');
  await letIn();
  await expect(page.getByRole('button', { name: `Delete ${title}`, includeHidden: true })).toHaveCount(0);
  await expect(form.getByLabel('Title')).toHaveValue('Written meanwhile');
});

test('a caption that is saved late does not close the form that was opened meanwhile', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await choose(manager, files.bar);
  const letIn = await holdAnswer(page, '**/caption', 'PUT');
  const edit = manager.getByRole('button', { name: 'Edit caption of Photo 1' });
  const caption = manager.getByRole('textbox', { name: 'Caption' });
  await edit.click();
  await caption.fill('The pints settle');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await edit.click();
  await caption.fill('Written meanwhile');
  await letIn();
  await expect(caption).toHaveValue('Written meanwhile');
  await page.keyboard.press('Escape');
  await expect(manager.getByText('The pints settle')).toBeVisible();
});

test('a list that was asked for before an event was saved does not take the change back', async ({ page, api }) => {
  const { title } = await api.createEvent({ price: 'MXN$100' });
  await openDesk(page, api);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('MXN$100');
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(
    '**/api/admin/events',
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await card.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Price').fill('MXN$175');
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  letIn();
  await page.waitForTimeout(500);
  await expect(card).toContainText('MXN$175');
});

test('who went on while an account was opened, or a link mailed, is not brought back', async ({
  page,
  accountForms,
}) => {
  await page.goto('/login?view=sign-up');
  const register = await holdAnswer(page, '**/api/auth/register', 'POST');
  await accountForms.signUp(aNewcomer());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await register();
  await expect(page).toHaveURL('/about');

  await page.goto('/login?view=forgot-password');
  const forgot = await holdAnswer(page, '**/api/auth/forgot-password', 'POST');
  await accountForms.resetForm.getByLabel('Email').fill(aNewcomer().email);
  await accountForms.resetForm.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await forgot();
  await expect(page).toHaveURL('/about');
});
