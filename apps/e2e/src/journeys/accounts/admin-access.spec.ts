import { expect, type Page } from '@playwright/test';
import type { RegisterRequest, UserView } from '@rover/contracts/auth';
import { expired } from '../../support/expired-token.js';
import { holdBack } from '../../support/hold-back.js';
import { expectAccessible, untilQuiet } from '../../support/page-checks.js';
import { admin } from '../../support/pub.js';
import { test } from '../../support/test.js';

const office = 'Behind the bar';

let secret: RegisterRequest;
/** What of the back office the page has shown, be it for a moment. */
let seen: Set<string>;

test.beforeEach(async ({ page, accounts }) => {
  secret = await accounts.unverified();
  seen = new Set();
  await page.exposeFunction('tellSeen', (word: string) => seen.add(word));
  await page.addInitScript(
    (words) => {
      const look = () => {
        const text = document.body?.textContent ?? '';
        for (const word of words) if (text.includes(word)) Reflect.apply(Reflect.get(window, 'tellSeen'), null, [word]);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [office, secret.email],
  );
});

interface Stored {
  userToken?: string;
  user?: Partial<UserView>;
  adminToken?: string;
}

/** Comes to the users of the back office with this in the browser's storage. */
async function comeWith(page: Page, { user, ...tokens }: Stored): Promise<void> {
  await page.goto('/robots.txt');
  const values = { ...tokens, ...(user && { user: JSON.stringify(user) }) };
  await page.evaluate((stored) => Object.assign(localStorage, stored), values);
  await page.goto(`/admin?tab=users&search=${encodeURIComponent(secret.email)}`);
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const refusal = (page: Page) => page.getByRole('heading', { name: 'Redirecting to Login' });

test('an admin who is logged in is let in at once, and the token is copied', async ({ page, accounts }) => {
  const { body } = await accounts.login(admin);
  await comeWith(page, { userToken: body.token, user: body.user });
  await expect(page.getByRole('row').filter({ hasText: secret.email })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(body.token);
  expect(seen).toEqual(new Set([office, secret.email]));
});

test('who leaves a page while the server still looks at a token alone keeps it', async ({ page, api }) => {
  const isLookedAt = page.waitForRequest('**/api/admin/validate-token');
  await page.route('**/api/admin/validate-token', () => undefined);
  await comeWith(page, { adminToken: await api.login() });
  await isLookedAt;
  await page.goto('/robots.txt');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Add New Event' })).toBeVisible();
});

test('an admin who is logged in stays in while the server cannot say', async ({ page, accounts }) => {
  const { body } = await accounts.login(admin);
  await page.route('**/api/admin/validate-token', (route) => route.fulfill({ status: 503, json: {} }));
  await comeWith(page, { userToken: body.token, user: body.user });
  await expect(page.getByRole('row').filter({ hasText: secret.email })).toBeVisible();
});

test('strangers and customers are sent to the login, and see nothing', async ({ page, accounts }) => {
  await comeWith(page, {});
  await expect(page).toHaveURL(/\/login$/);
  const { body } = await accounts.login(await accounts.verified());
  await comeWith(page, { userToken: body.token, user: body.user });
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedKeys(page)).toEqual(['user', 'userToken']);
  expect(seen).toEqual(new Set());
});

test('a customer whose browser says admin sees nothing and changes nothing', async ({ page, accounts, api }) => {
  const { body } = await accounts.login(await accounts.verified());
  await comeWith(page, { userToken: body.token, user: { ...body.user, userType: 'admin' } });
  await expect(refusal(page)).toBeVisible();
  await expectAccessible(page);
  expect(await storedKeys(page)).toEqual([]);
  expect(seen).toEqual(new Set());
  expect(await accounts.statuses(body.token)).toEqual(new Set([403]));
  const { status } = await api.call('PUT', `/api/admin/users/${body.user.id}`, {
    json: { userType: 'admin' },
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(status).toBe(403);
});

test('a token that has run out is taken away, with the session that lives by it', async ({ page, accounts, pub }) => {
  const { body } = await accounts.login(admin);
  const token = await expired(body.token, pub);
  for (const stored of [{ adminToken: token }, { userToken: token, user: body.user }]) {
    await comeWith(page, stored);
    await expect(refusal(page)).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  }
  expect(seen).toEqual(new Set());
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
});

test('who had to log in comes to what they came for, if they may', async ({ page, accountForms, accounts, pub }) => {
  const { body } = await accounts.login(admin);
  const customer = await accounts.verified();
  const row = page.getByRole('row').filter({ hasText: secret.email });

  await comeWith(page, {});
  await accountForms.signIn(admin);
  await expect(row).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await comeWith(page, { adminToken: await expired(body.token, pub) });
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await accountForms.signIn(admin);
  await expect(row).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await comeWith(page, {});
  await accountForms.signIn(customer);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('who is no admin any more is out with the next thing they do', async ({ page, accounts, api }) => {
  const { id, token } = await accounts.anotherAdmin();
  await comeWith(page, { adminToken: token });
  await expect(page.getByRole('row').filter({ hasText: secret.email })).toBeVisible();
  // Nor does the page find out by itself: it asks for news every second.
  await page.route('**/api/admin/booking-news', () => undefined);
  await accounts.change(id, { userType: 'customer' });
  await expect
    .poll(
      async () => (await api.call('GET', '/api/admin/users', { headers: { authorization: `Bearer ${token}` } })).status,
    )
    .toBe(403);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(refusal(page)).toBeFocused();
  expect(await storedKeys(page)).toEqual([]);
});

test('who logs in anew stays in when the server speaks late of the token before', async ({ page, accounts }) => {
  const [before, after] = [(await accounts.login(admin)).body, (await accounts.login(admin)).body];
  await page.clock.install({ time: new Date() });
  await comeWith(page, { userToken: before.token, user: before.user });
  await expect(page.getByText(office)).toBeVisible();
  await untilQuiet(page);
  const speak = await holdBack(page, '**/api/admin/validate-token');
  const asked = page.waitForRequest('**/api/admin/validate-token');
  await page.clock.fastForward('00:31');
  const late = await asked;

  await page.route('**/api/admin/validate-token', (route) => route.continue());
  await page.evaluate((token) => {
    localStorage.setItem('userToken', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
  }, after.token);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminToken'))).toBe(after.token);
  await page.getByRole('tab', { name: /^Events/ }).click();
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(form).toBeVisible();
  speak();
  expect((await late.response())?.ok()).toBe(true);
  await page.route('**/api/admin/validate-token', () => undefined);
  await page.clock.fastForward('00:31');
  await expect(form).toBeVisible();
});

test('who logs out leaves nothing in the page for the next', async ({ page, accounts }) => {
  const { body } = await accounts.login(admin);
  await comeWith(page, { userToken: body.token, user: body.user });
  await expect(page.getByRole('row').filter({ hasText: secret.email })).toBeVisible();
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  seen.clear();
  await page.route('**/api/admin/validate-token', (route) => route.fulfill({ status: 503, json: {} }));
  await page.evaluate(
    (stored) => {
      Object.assign(localStorage, stored);
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    },
    { userToken: 'rubbish', user: JSON.stringify(body.user) },
  );
  await page.goBack();
  await page.goBack();
  await expect(refusal(page)).toBeVisible();
  expect(seen).not.toContain(secret.email);
});
