import { expect, type Page } from '@playwright/test';
import { aNewcomer } from '../../support/accounts.js';
import { holdBack } from '../../support/hold-back.js';
import { test } from '../../support/test.js';

const verified = 'Your email is verified. You can sign in now.';
const notValid = 'This link is not valid. It may have been used already, or replaced by a newer one.';

/** How often the page asks for a verification, from now on. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify-email')) calls += 1;
  });
  return () => calls;
}

async function expectFailure(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeHidden();
}

test('the link of the mail is used once; it leaves the address, and a reload still knows how it went', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.unverified();
  const calls = countCalls(page);
  await page.goto(await accounts.mailedPath(email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText(verified)).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await page.reload();
  await expect(page.getByText(verified)).toBeVisible();
  expect(calls()).toBe(1);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.goBack();
  await expect(page.getByText(verified)).toBeVisible();
  await expect(page).toHaveTitle(/^Email Verified!/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a used link, an expired one and rubbish each say why, also after a reload', async ({ page, accounts }) => {
  const used = await accounts.unverified();
  const path = await accounts.mailedPath(used.email, 'verify-email');
  await accounts.post('verify-email', { token: path.split('=')[1] });
  const late = await accounts.unverified();
  const latePath = await accounts.mailedPath(late.email, 'verify-email');
  await accounts.letLinksExpire(late.email);
  for (const [address, words] of [
    [path, notValid],
    [latePath, 'This link has expired. Please request a new one.'],
    ['/verify-email?token=rubbish', notValid],
    ['/verify-email', 'Invalid verification link'],
    ['/verify-email?token=', 'Invalid verification link'],
  ] as const) {
    await page.goto(address);
    await expectFailure(page, words);
    await page.reload();
    await expectFailure(page, words);
  }
});

test('without a connection the link is not lost: it can be tried again, or the page loaded again', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.unverified();
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto(await accounts.mailedPath(email, 'verify-email'));
  await expectFailure(page, 'Verification failed');
  await expect(page.getByText('Connection error. Please try again.', { exact: true })).toBeVisible();
  expect(page.url()).toContain('token=');
  await page.unroute('**/api/auth/verify-email');
  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectFailure(page, 'Verification failed');
  await page.unroute('**/api/auth/verify-email');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
});

test('while the answer is on its way, the page says that it is verifying', async ({ page, accounts }) => {
  const { email } = await accounts.unverified();
  const goOn = await holdBack(page, '**/api/auth/verify-email');
  await page.goto(await accounts.mailedPath(email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Verifying Email...' })).toBeVisible();
  goOn();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
});

test('what an address says of success is shown as plain text, and nothing is asked', async ({ page }) => {
  const calls = countCalls(page);
  const words = `<b>All done</b>, ${aNewcomer().firstName} & co. <img src=x onerror=alert(1)>`;
  await page.goto(`/verify-email?${new URLSearchParams({ success: 'true', message: words })}`);
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('main img, main b')).toHaveCount(0);
  await page.goto(`/verify-email?${new URLSearchParams({ success: 'false', message: 'Too late, love.' })}`);
  await expectFailure(page, 'Too late, love.');
  await page.goto('/verify-email?success=false');
  await expectFailure(page, 'Verification failed');
  expect(calls()).toBe(0);
});

test('a page that is loaded again before the answer came knows that the link was used', async ({ page, accounts }) => {
  const { email, password } = await accounts.unverified();
  const path = await accounts.mailedPath(email, 'verify-email');
  let reached = () => {};
  const answered = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await page.route(
    '**/api/auth/verify-email',
    async (route) => {
      await route.fetch();
      reached();
    },
    { times: 1 },
  );
  await page.goto(path);
  await answered;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  expect((await accounts.login({ email, password })).status).toBe(200);
});
