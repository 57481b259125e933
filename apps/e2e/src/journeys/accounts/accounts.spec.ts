import { expect } from '@playwright/test';
import { AccountForms } from '../../support/account-forms.js';
import { aNewcomer } from '../../support/accounts.js';
import { glimpse } from '../../support/page-checks.js';
import { admin } from '../../support/pub.js';
import { test } from '../../support/test.js';

test('somebody signs up, verifies by the mail, signs in and out, forgets, and resets by the mail', async ({
  page,
  accounts,
  accountForms,
}) => {
  const newcomer = aNewcomer();
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveTitle(/^Sign Up/);
  await accountForms.signUp(newcomer);
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(newcomer.email)).toBeVisible();

  await page.goto(await accounts.mailedPath(newcomer.email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  const welcomed = glimpse(page, 'Welcome back, Anne!');
  await accountForms.signIn(newcomer);
  await welcomed;
  await expect(page).toHaveURL('/');

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'Admin Mode' })).toBeHidden();
  await navigation.getByRole('button', { name: 'Logout' }).click();
  await expect(navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);

  await page.goto('/login');
  await accountForms.signInForm.getByLabel('Email').fill(newcomer.email);
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeFocused();
  await expect(accountForms.resetForm.getByLabel('Email')).toHaveValue(newcomer.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('a link to reset its password is on its way')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toBeVisible();

  await page.goto(await accounts.mailedPath(newcomer.email, 'reset-password'));
  await accountForms.resetPassword('found-again-9');
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await accountForms.signIn(newcomer);
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await accountForms.signIn({ ...newcomer, password: 'found-again-9' });
  await expect(page).toHaveURL('/');
});

test('an admin who signs in is welcomed for a second, then stands behind the bar with adminToken', async ({
  page,
  accountForms,
}) => {
  await page.goto('/login');
  const answered = page.waitForResponse('**/api/auth/login');
  const welcomed = glimpse(page, 'Welcome back, ');
  await accountForms.signIn(admin);
  const { startTime, responseStart } = (await answered).request().timing();
  await welcomed;
  await page.waitForURL('/admin');
  expect(Date.now() - (startTime + responseStart)).toBeGreaterThan(900);
  expect(await page.evaluate(() => localStorage.getItem('adminToken') === localStorage.getItem('userToken'))).toBe(
    true,
  );
  await expect(page.getByRole('link', { name: 'Admin Mode' })).toBeVisible();
});

test('who is signed in already is asked what they want, and may come as somebody else', async ({
  page,
  accounts,
  accountForms,
}) => {
  const user = await accounts.verified();
  await page.goto('/login');
  await accountForms.signIn(user);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page.getByText(`You are signed in as ${user.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await accountForms.signIn(admin);
  await expect(page).toHaveURL('/admin');
});

test('a tab with the account forms notices who comes and goes in another', async ({
  page,
  context,
  accounts,
  accountForms,
}) => {
  const user = await accounts.verified();
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/login');
  await new AccountForms(other).signIn(user);
  await expect(other).toHaveURL('/');
  await expect(page.getByText(`You are signed in as ${user.email}.`)).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(accountForms.signInForm).toBeVisible();
});

test('a stored user that nobody can read is logged and put out, with the token', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.addInitScript(() => {
    localStorage.setItem('userToken', 'a-token');
    localStorage.setItem('user', '{"userType": "admin"');
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => logged.join()).toContain('The stored user cannot be read');
});
