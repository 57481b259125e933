import { expect } from '@playwright/test';
import { aNewcomer } from '../../support/accounts.js';
import { test } from '../../support/test.js';

const signUpPage = '/login?view=sign-up';
const register = '**/api/auth/register';

test('the form says what is missing, the weightiest first, and ticks off the password as it is typed', async ({
  page,
  accountForms,
}) => {
  let sent = 0;
  await page.route(register, (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto(signUpPage);
  const newcomer = aNewcomer();
  for (const blank of ['firstName', 'lastName', 'email', 'password']) {
    await accountForms.signUp({ ...newcomer, [blank]: '   ' });
    await expect(page.getByText('All fields are required')).toBeVisible();
  }
  for (const email of ['anne', 'anne@', 'anne@guest', 'anne@guest.deleted.test', 'anne bonny@guest.test']) {
    await accountForms.signUp({ ...newcomer, email });
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('All fields are required')).toBeHidden();
  }
  const password = accountForms.signUpForm.getByLabel('Password', { exact: true });
  const met = page.getByRole('listitem').filter({ hasText: '(done)' });
  for (const [typed, ticked] of [
    ['ab1', ['Contains letters and numbers']],
    ['letters', ['At least 6 characters']],
    ['1234567', ['At least 6 characters']],
    [`a1${'x'.repeat(127)}`, ['At least 6 characters', 'Contains letters and numbers']],
  ] as const) {
    await accountForms.signUp({ ...newcomer, password: typed });
    await expect(page.getByText('Please meet all password requirements')).toBeVisible();
    await expect(met).toHaveText(ticked.map((words) => new RegExp(words)));
  }
  await expect(page.getByText('At most 128 characters')).toBeVisible();
  await password.fill('ñandú7');
  await expect(met).toHaveCount(2);
  await expect(page.getByText('Please meet all password requirements')).toBeHidden();
  expect(sent).toBe(0);
});

test('whoever clicks beside the button while they are signed up has the focus at what comes next', async ({
  page,
  accountForms,
}) => {
  await page.route(register, async (route) => {
    await page.getByRole('main').click({ position: { x: 3, y: 300 } });
    await expect(page.getByRole('main')).toBeFocused();
    return route.continue();
  });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(signUpPage);
  await accountForms.signUp(aNewcomer());
  const heading = page.getByRole('heading', { name: 'Check Your Email' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('an address that has an account leads to Sign In, filled in, with the reason', async ({
  page,
  accounts,
  accountForms,
}) => {
  const user = await accounts.verified();
  await page.goto(signUpPage);
  await accountForms.signUp({ ...user, email: ` ${user.email.toUpperCase()} ` });
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('An account with this email already exists. Please sign in.')).toBeVisible();
  await expect(accountForms.signInForm.getByLabel('Email')).toHaveValue(user.email);
  await expect(accountForms.signInForm.getByLabel('Password', { exact: true })).toBeFocused();
});

test('who waits for the mail can have it sent again, and find the place again after a reload', async ({
  page,
  accounts,
  accountForms,
}) => {
  const newcomer = aNewcomer();
  await page.goto(signUpPage);
  await accountForms.signUp(newcomer);
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await accounts.mailedToken(newcomer.email, 'verify-email');
  await page.reload();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await accounts.mailedToken(newcomer.email, 'verify-email', 2);

  await page.route('**/api/auth/resend-verification', (route) => route.abort());
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('Failed to resend verification email.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(accountForms.signInForm.getByLabel('Email')).toHaveValue(newcomer.email);
});

test('nobody is told to look for a mail that was not sent', async ({ page, accountForms }) => {
  await page.goto('/login?view=check-email');
  await expect(accountForms.signUpForm).toBeVisible();
  await page.goto('/login?view=link-sent');
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.goto('/login?view=anything');
  await expect(accountForms.signInForm).toBeVisible();
});

test('a registration that fails is told with its status, or what else is known of it', async ({
  page,
  accountForms,
}) => {
  await page.goto(signUpPage);
  const newcomer = aNewcomer();
  const refusal = { success: false, statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait a little.', errors: [] };
  const failures: [Parameters<typeof page.route>[1], string][] = [
    [(route) => route.abort(), 'Connection error. Please try again.'],
    [(route) => route.fulfill({ status: 500, body: 'oops' }), 'Registration failed: 500 Internal Server Error'],
    [(route) => route.fulfill({ status: 429, json: refusal }), 'Registration failed: 429 Too Many Requests'],
    [(route) => route.fulfill({ json: { success: false, message: 'Not tonight.' } }), 'Not tonight.'],
    [(route) => route.fulfill({ json: { success: false } }), 'Registration failed'],
  ];
  for (const [answer, words] of failures) {
    await page.route(register, answer);
    await accountForms.signUp(newcomer);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.unroute(register);
  }
});
