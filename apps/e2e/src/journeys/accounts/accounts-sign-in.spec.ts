import { expect } from '@playwright/test';
import { glimpse } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const unverified = 'Please verify your email before logging in. Check your inbox for the verification link.';

test('a wrong password and an unknown address are told in the same words', async ({ page, accounts, accountForms }) => {
  const user = await accounts.verified();
  await page.goto('/login');
  for (const email of [user.email, 'nobody@guest.test']) {
    await accountForms.signIn({ email, password: 'not-the-one-1' });
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('who has not verified is told so, and can have the mail sent again', async ({ page, accounts, accountForms }) => {
  const newcomer = await accounts.unverified();
  await page.goto('/login');
  await accountForms.signIn(newcomer);
  await expect(page.getByText(unverified)).toBeVisible();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await page.goto(await accounts.mailedPath(newcomer.email, 'verify-email', 2));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
});

test('without a connection, and when the server says nothing, the form says so and can be sent again', async ({
  page,
  accounts,
  accountForms,
}) => {
  const user = await accounts.verified();
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await accountForms.signIn(user);
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible();
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await accountForms.signIn(user);
  await expect(page.getByText('Login failed')).toBeVisible();
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: false, message: 'Closed today.' } }),
  );
  await accountForms.signIn(user);
  await expect(page.getByText('Closed today.')).toBeVisible();
  await page.unroute('**/api/auth/login');
  await accountForms.signIn(user);
  await expect(page).toHaveURL('/');
});

test('a form without an address and a password is not sent', async ({ page, accountForms }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) sent += 1;
  });
  await page.goto('/login');
  await accountForms.signIn({ email: ' ', password: '' });
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(accountForms.signInForm.getByLabel('Email')).toBeFocused();
  expect(sent).toBe(0);
});

test('a password can be shown, and password managers know every field', async ({ page, accountForms }) => {
  await page.goto('/login');
  const password = accountForms.signInForm.getByLabel('Password', { exact: true });
  await password.fill('let-me-see-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('let-me-see-1');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const fields = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('form')).toBeVisible();
    const inputs = await page.getByRole('form').locator('input').all();
    return Promise.all(
      inputs.map(async (input) => `${await input.getAttribute('name')} ${await input.getAttribute('autocomplete')}`),
    );
  };
  expect(await fields('/login')).toEqual(['email username', 'password current-password']);
  expect(await fields('/login?view=sign-up')).toEqual([
    'firstName given-name',
    'lastName family-name',
    'email email',
    'password new-password',
  ]);
  expect(await fields('/reset-password?token=x')).toEqual(['password new-password', 'confirmation new-password']);
});

test('the account forms open to the keyboard alone', async ({ page, accounts }) => {
  const user = await accounts.verified();
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  const welcomed = glimpse(page, 'Welcome back, Anne!');
  await page.keyboard.press('Enter');
  await welcomed;
  await expect(page).toHaveURL('/');
});
