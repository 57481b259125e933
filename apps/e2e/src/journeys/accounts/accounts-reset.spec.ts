import { expect } from '@playwright/test';
import { test } from '../../support/test.js';

const good = 'brand-new-7';
const notValid = 'This link is not valid. It may have been used already, or replaced by a newer one.';

test('without a token the page says so, its button is dead, and it leads to a new link', async ({
  page,
  accountForms,
}) => {
  for (const path of ['/reset-password', '/reset-password?token=']) {
    await page.goto(path);
    await expect(
      page.getByText('Invalid reset link. Please request a new password reset', { exact: true }),
    ).toBeVisible();
    await expect(accountForms.resetForm.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  }
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(accountForms.signInForm).toBeVisible();
});

test('the checklist is ticked off as both passwords are typed, and refused passwords are not sent', async ({
  page,
  accountForms,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/reset-password')) sent += 1;
  });
  await page.goto('/reset-password?token=x');
  const met = page.getByRole('listitem').filter({ hasText: '(done)' });
  await expect(met).toHaveCount(0);
  await accountForms.resetPassword('abc12', 'abc13');
  await expect(page.getByText('Please meet all password requirements')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(met).toHaveText([/Contains letters and numbers/]);
  await accountForms.resetForm.getByLabel('New Password').fill('abc123');
  await expect(page.getByText('Please meet all password requirements')).toBeHidden();
  await expect(met).toHaveText([/At least 6 characters/, /Contains letters and numbers/]);
  await accountForms.resetForm.getByLabel('Confirm Password').fill('abc123');
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(met).toHaveText([/At least 6 characters/, /Contains letters and numbers/, /Passwords match/]);
  expect(sent).toBe(0);
});

test('a used link leaves the address, and a reload still knows that it is done', async ({
  page,
  accounts,
  accountForms,
}) => {
  const { path, email } = await accounts.forgetful();
  await page.goto(path);
  await page.reload();
  await accountForms.resetPassword(good);
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeFocused();
  expect(page.url()).not.toContain('token');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  expect((await accounts.login({ email, password: good })).status).toBe(200);

  await page.goto(path);
  await accountForms.resetPassword('and-once-more-1');
  await expect(page.getByText(notValid)).toBeVisible();
  expect((await accounts.login({ email, password: good })).status).toBe(200);
});

test('an expired link and rubbish say why', async ({ page, accounts, accountForms }) => {
  const { path, email } = await accounts.forgetful();
  await accounts.letLinksExpire(email);
  await page.goto(path);
  await accountForms.resetPassword(good);
  await expect(page.getByText('This link has expired. Please request a new one.')).toBeVisible();
  await page.goto('/reset-password?token=rubbish');
  await accountForms.resetPassword(good);
  await expect(page.getByText(notValid)).toBeVisible();
});

test('without a connection nothing is lost: what was typed can be sent again', async ({
  page,
  accounts,
  accountForms,
}) => {
  const { path } = await accounts.forgetful();
  await page.goto(path);
  await page.route('**/api/auth/reset-password', (route) => route.abort());
  await accountForms.resetPassword(good);
  await expect(page.getByText('Password reset failed')).toBeVisible();
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible();
  await page.unroute('**/api/auth/reset-password');
  await accountForms.resetForm.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
});

test('who asks for a link is told the same, account or none; a bad address is not sent', async ({ page, accounts }) => {
  const { email } = await accounts.verified();
  for (const address of [email, 'nobody@guest.test']) {
    await page.goto('/login?view=forgot-password');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      page.getByText('If this address has an account, a link to reset its password is on its way.'),
    ).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
  }
});
