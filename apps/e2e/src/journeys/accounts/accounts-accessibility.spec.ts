import { expect } from '@playwright/test';
import type { RegisterRequest } from '@rover/contracts/auth';
import { aNewcomer } from '../../support/accounts.js';
import { expectGoodAtEveryWidth, narrowest } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const longName = 'Donaudampfschifffahrtsgesellschaftskapitänin';

function aNewcomerOfManyLetters(): RegisterRequest {
  const newcomer = aNewcomer();
  return { ...newcomer, firstName: longName, email: `${'l'.repeat(50)}.${newcomer.email}` };
}

test('every state of the account forms is accessible and never scrolls sideways', async ({
  page,
  accounts,
  accountForms,
}) => {
  test.slow();
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = async (words: string) => {
    await expect(page.getByText(words).first()).toBeVisible();
    await expectGoodAtEveryWidth(page);
  };
  const newcomer = aNewcomerOfManyLetters();

  await page.goto('/login');
  await accountForms.signIn({ email: '', password: '' });
  await check('Please enter your email');
  await accountForms.signIn(newcomer);
  await check('Invalid email or password.');

  await page.goto('/login?view=sign-up');
  await accountForms.signUp({ ...newcomer, lastName: '' });
  await check('All fields are required');
  await accountForms.signUp({ ...newcomer, email: 'x', password: 'letters' });
  await check('Please meet all password requirements');
  await accountForms.signUp(newcomer);
  await check('Check Your Email');
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await check('a new link is on its way');
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await accountForms.signIn(newcomer);
  await check('Please verify your email before logging in.');
  await page.goto('/login?view=sign-up');
  await accountForms.signUp(newcomer);
  await check('An account with this email already exists.');

  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await check('Send Reset Link');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await check('is on its way');

  await page.goto('/verify-email');
  await check('Invalid verification link');
  await page.route('**/api/auth/verify-email', () => undefined);
  await page.goto('/verify-email?token=unanswered');
  await check('Verifying Email...');
  await page.unroute('**/api/auth/verify-email');
  await page.goto(`/verify-email?success=true&message=${'w'.repeat(200)}`);
  await check('Email Verified!');

  await page.goto('/reset-password');
  await check('Invalid reset link.');
  await page.goto(await accounts.mailedPath(newcomer.email, 'reset-password'));
  await accountForms.resetPassword('short', 'else');
  await check('Passwords do not match');
  await accountForms.resetPassword(newcomer.password);
  await check('Password Reset Complete');
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await accountForms.signIn(newcomer);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await check('You are signed in as');
});
