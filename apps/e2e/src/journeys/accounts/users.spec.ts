import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { RegisterRequest } from '@rover/contracts/auth';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { admin } from '../../support/pub.js';
import { test } from '../../support/test.js';
import { openUserDesk, rowOf } from '../../support/user-desk.js';

const nobody = 'No users found matching your criteria';

let user: RegisterRequest;

test.beforeEach(async ({ accounts }) => {
  user = await accounts.unverified();
});

test('users are searched, filtered and sorted, and the address keeps it', async ({ page, api, pub }) => {
  await pub.query("UPDATE auth.accounts SET first_name = '', last_name = '' WHERE email = $1", [user.email]);
  await openDesk(page, api, '/admin?tab=users');
  await expect(page.getByRole('tab', { name: /^Users \([\d,]+\)$/ })).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('active');
  await page.getByRole('searchbox', { name: 'Search' }).fill(user.email);
  await expect(page).toHaveURL(/search=/);
  const row = rowOf(page, user.email);
  for (const cell of ['No Name', user.email, 'Active', 'No', 'Never']) {
    await expect(row.getByRole('cell', { name: cell, exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Last Login' }).click();
  await expect(page.getByRole('columnheader', { name: 'Last Login' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Type', { exact: true }).selectOption('customer');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(user.email);
  await expect(page.getByLabel('Sort by')).toHaveValue('lastLogin');
  await expect(row).toBeVisible();

  await page.getByLabel('Status').selectOption('Deleted Only');
  await expect(page.getByText(nobody)).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await exported).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toEqual([expect.stringContaining('Email'), expect.stringContaining(user.email)]);
});

test('a user is made an admin, switched off, and on again, by keyboard', async ({ page, api, accounts }) => {
  await openUserDesk(page, api, user.email);
  const row = rowOf(page, user.email);
  await row.getByRole('combobox').focus();
  await page.keyboard.type('Admin');
  await expect(page.getByText('Anne Bonny is now: Admin')).toBeVisible();
  await expect(row.getByRole('combobox')).toBeFocused();
  await row.getByRole('button', { name: 'Deactivate' }).focus();
  await page.keyboard.press('Enter');

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByText(nobody)).toBeVisible();
  await expect(undo).toBeFocused();
  expect((await accounts.login(user)).status).toBe(401);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Active');
  await expect(row.getByRole('combobox')).toHaveValue('admin');
});

test('a deleted user can be looked at, not touched, and may register again', async ({ page, api, accounts }) => {
  await openUserDesk(page, api, user.email);
  await page.getByRole('button', { name: 'Delete Anne Bonny' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(question).toContainText(
    'Are you sure you want to delete this user? This will deactivate their account and allow them to register again with the same email.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(nobody)).toBeVisible();

  await page.getByLabel('Status').selectOption('Deleted Only');
  const row = rowOf(page, `${user.email}.deleted.`);
  await expect(row).toContainText('Deleted');
  await expect(row.getByRole('combobox')).toHaveCount(0);
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await accounts.post('register', user)).status).toBe(201);
});

test('a double click deletes a user once, and nothing is said of a second time', async ({ page, api }) => {
  await openUserDesk(page, api, user.email);
  await page.getByRole('button', { name: 'Delete Anne Bonny' }).click();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && asked.push(request.url()));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText(nobody)).toBeVisible();
  await expect(page.getByText(/is deleted/)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('what the server refuses is told, and the row is as it was', async ({ page, api, accounts }) => {
  await openUserDesk(page, api, user.email);
  const row = rowOf(page, user.email);
  await expect(row).toBeVisible();
  await page.route('**/api/admin/users/*', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'The cellar is flooded.' } }),
  );
  await row.getByRole('combobox').selectOption('admin');
  const toast = page.getByRole('listitem').filter({ hasText: 'Anne Bonny was not changed' });
  await expect(toast).toContainText('The cellar is flooded.');
  await expect(row.getByRole('combobox')).toHaveValue('customer');

  await expect(toast).toBeHidden();
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast).toBeVisible();
  await expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('The cellar is flooded.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  expect((await accounts.login(user)).body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
});

test('a list that does not come says so, and can be asked for again', async ({ page, api }) => {
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'MALFORMED', message: 'The till is stuck.' } }),
  );
  await openUserDesk(page, api, user.email);
  await expect(page.getByRole('alert')).toContainText('The till is stuck.');
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, user.email)).toBeVisible();
});

test('admins cannot lock themselves out, and read why; on a phone each user is a card', async ({ page, api }) => {
  await openUserDesk(page, api, admin.email);
  const row = rowOf(page, admin.email);
  await expect(row).toContainText(/cannot (be demoted|demote), (deactivated|deactivate) or delete/);
  await expect(row.getByRole('combobox')).toBeDisabled();
  for (const name of ['Deactivate', 'Delete']) await expect(row.getByRole('button', { name })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expect(row.getByText('Last Login')).toBeVisible();
  await expectAccessible(page);
});
