import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.js';

/** Signing in is answered when what it gives is called. */
async function keepWaiting(page: Page): Promise<() => void> {
  let answer: () => void = () => undefined;
  const called = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await called;
    await route.fulfill({ json: { success: false, message: 'Closed today.' } });
  });
  return () => answer();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a button that was busy has the focus back', async ({ page, door }) => {
  await page.goto('/login');
  const answer = await keepWaiting(page);
  await door.signInForm.getByLabel('Email').fill('anne@guest.test');
  await door.signInForm.getByLabel('Password', { exact: true }).fill('not-the-one-1');
  const button = door.signInForm.getByRole('button', { name: /^Sign(ing)? In/ });
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).not.toBeFocused();
  answer();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(button).toBeFocused();
});

test('a button that was busy leaves the focus where it has gone meanwhile', async ({ page, door }) => {
  await page.goto('/login');
  const answer = await keepWaiting(page);
  await door.signIn({ email: 'anne@guest.test', password: 'not-the-one-1' });
  await door.signInForm.getByLabel('Email').focus();
  answer();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(door.signInForm.getByLabel('Email')).toBeFocused();
});

test('at the end of a range the button keeps the focus, and does nothing', async ({ page }) => {
  await page.goto('/delivery');
  const dish = page.getByRole('article', { name: 'Guinness', exact: true });
  const less = dish.getByRole('button', { name: 'One less of Guinness' });
  await dish.getByRole('button', { name: 'One more of Guinness' }).click();
  await less.press('Enter');
  await expect(dish.getByRole('status')).toHaveText('1');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dish.getByRole('status')).toHaveText('1');
});
