import { expect, type Locator, type Page } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { choose, files, openMediaManager } from '../../support/media-desk.js';
import { expectAccessible } from '../../support/page-checks.js';
import { patchEventResponses } from '../../support/patch-event-responses.js';
import { test } from '../../support/test.js';
import { openUserDesk } from '../../support/user-desk.js';

const stout = 'rgb(28, 21, 17)';
const marigold = 'rgb(242, 163, 58)';

/** Around it, or inside its edge: one of them stands out on any ground. */
async function expectTwoRings(element: Locator): Promise<void> {
  await expect(element).toHaveCSS('outline', `${marigold} solid 3px`);
  await expect(element).toHaveCSS('box-shadow', new RegExp(`${stout.replace(/[()]/g, '\\$&')} 0px 0px 0px [25]px`));
}

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

test('a button that was busy has the focus back', async ({ page, accountForms }) => {
  await page.goto('/login');
  const answer = await keepWaiting(page);
  await accountForms.signInForm.getByLabel('Email').fill('anne@guest.test');
  await accountForms.signInForm.getByLabel('Password', { exact: true }).fill('not-the-one-1');
  const button = accountForms.signInForm.getByRole('button', { name: /^Sign(ing)? In/ });
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).not.toBeFocused();
  answer();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(button).toBeFocused();
});

test('a button that was busy in a dialog has the focus back, which the dialog had meanwhile', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await page.route('**/api/events/rsvp', (route) => route.fulfill({ status: 500 }));
  await page.goto(`/events/${slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Anne Bonny');
  await dialog.getByLabel('Email').fill('anne@guest.test');
  const button = dialog.getByRole('button', { name: 'Submit RSVP' });
  await button.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(button).toBeFocused();
});

test('a button that was busy leaves the focus where it has gone meanwhile', async ({ page, accountForms }) => {
  await page.goto('/login');
  const answer = await keepWaiting(page);
  await accountForms.signIn({ email: 'anne@guest.test', password: 'not-the-one-1' });
  await accountForms.signInForm.getByLabel('Email').focus();
  answer();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(accountForms.signInForm.getByLabel('Email')).toBeFocused();
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

test('the focus shows on a picture, on a menu and on a place for files', async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'A look inside' }).getByRole('button').first();
  await picture.press('Shift');
  await expectTwoRings(picture);

  await page.goto('/component-library');
  await page.getByRole('button', { name: 'Add to Calendar', exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Google Calendar' });
  await expect(item).toBeFocused();
  await expect(item).toHaveCSS('background-color', 'rgb(13, 51, 38)');
  await page.keyboard.press('Escape');

  const drop = page.locator('input[type=file]:enabled').first();
  await drop.press('Shift');
  await expectTwoRings(drop.locator('+ *'));
});

test('the focus shows on what is selected among the media of an event', async ({ page, api }) => {
  const manager = await openMediaManager(page, api, await api.createEvent());
  await choose(manager, files.bar);
  await manager.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  const tick = manager.getByRole('checkbox', { name: 'Photo 1' });
  await tick.press('Shift');
  const mark = tick.locator('+ *');
  await expectTwoRings(mark);
  await expect(mark).toHaveCSS('outline-offset', '-3px');
  await expect(mark).toHaveCSS('box-shadow', /inset/);
});

test('the focus stays in sight when it goes round in a dialog, also in a low window', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/events/${slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const last = dialog.getByRole('button').last();
  await last.press('Tab');
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport();
  await close.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test('the focus goes round in the viewer of pictures, and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'A look inside' }).getByRole('button').first();
  await picture.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  const [first, last] = [viewer.getByRole('button').first(), viewer.getByRole('button').last()];
  await expect(viewer.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('when what failed is tried again the focus goes to the page, as the button is gone', async ({ page }) => {
  await page.route('**/api/events', (route) => route.fulfill({ status: 500 }));
  await page.goto('/events');
  const again = page.getByRole('button', { name: 'Try again' });
  for (const _ of ['in vain', 'and once more']) {
    await again.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(again).toBeVisible();
  }
});

test('when the last place was taken the focus goes to the page, as the button is closed', async ({ page, api }) => {
  const { slug } = await api.createEvent({ capacity: 1 });
  let registered = 0;
  await patchEventResponses(page, () => ({ registered }));
  await page.goto(`/events/${slug}`);
  await page.getByRole('button', { name: 'RSVP Now' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'RSVP for Event' });
  await dialog.getByLabel('Full Name').fill('Last Larry');
  await dialog.getByLabel('Email').fill('larry@guest.test');
  registered = 1;
  await page.keyboard.press('Enter');
  await expect(page.getByText('RSVP Confirmed!')).toBeVisible();
  await expect(page.getByText('Event Full')).toBeAttached();
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});

test('when a row is deleted the focus comes to its list', async ({ page, api, accounts }) => {
  const event = await api.createEvent();
  const fullName = `Gone ${event.id}`;
  await api.rsvp({ eventId: event.id, fullName });
  await openDesk(page, api, `/admin?tab=rsvps&search=${encodeURIComponent(fullName)}`);
  await page.getByRole('button', { name: `Delete RSVP of ${fullName}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'RSVP Bookings' })).toBeFocused();

  const user = await accounts.unverified();
  await openUserDesk(page, api, user.email);
  await page.getByRole('button', { name: 'Delete Anne Bonny' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
});

test('a tab of the order takes the keyboard to its category', async ({ page }) => {
  await page.goto('/delivery');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Drinks' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Drinks', exact: true }).getByRole('button');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('what deletes can be read under the mouse', async ({ page, api }) => {
  const event = await api.createEvent();
  await openDesk(page, api);
  await page.getByRole('button', { name: `Delete ${event.title}` }).hover();
  await expectAccessible(page);
});
