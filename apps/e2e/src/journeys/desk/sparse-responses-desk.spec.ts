import { expect, type Page, type Route } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import { untilQuiet } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

// Of an answer the back office needs the fields that it reads, and no others.

const broken = (page: Page) => page.getByText('Something went wrong');

test('the media library needs no more than addresses', async ({ page, api }) => {
  await page.route('**/api/admin/media-library', (route) => route.fulfill({ json: { images: ['/media/band.jpg'] } }));
  await page.route('**/api/admin/media-library/*', (route) => route.fulfill({ status: 204 }));
  await openDesk(page, api, '/admin?tab=media&view=list');
  await expect(page.getByText('band.jpg')).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(4);
  await page.getByRole('button', { name: 'Delete band.jpg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(broken(page)).toHaveCount(0);
});

for (const body of ['', 'fine']) {
  test(`an admin is whom the server accepts, whatever it says with it: '${body}'`, async ({ page, api }) => {
    await page.route('**/api/admin/validate-token', (route) => route.fulfill({ status: 200, body }));
    await openDesk(page, api);
    await expect(page.getByRole('button', { name: 'Add New Event' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).not.toBeNull();
  });
}

test('the back office says that the events are none, and leaves out what is none among them', async ({ page, api }) => {
  const { title } = await api.createEvent();
  await page.route('**/api/admin/events', (route) => route.fulfill({ json: {} }));
  await openDesk(page, api);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The events could not be loaded. Invalid events data format');
  await page.unroute('**/api/admin/events');
  await page.route('**/api/admin/events', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: [null, ...(await answer.json()), 7] });
  });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the dashboard stands whatever it is not told of undelivered mails, of changes, and of what the pub stands on', async ({
  page,
  api,
}) => {
  const calls = /\/api\/admin\/(undelivered|dependencies|audit)(\?.*)?$/;
  for (const json of [{}, null]) {
    await page.route(calls, (route) => route.fulfill({ json }));
    await openDesk(page, api, '/admin?tab=performance');
    await expect(page.getByText('Everything arrived.')).toBeVisible();
    await expect(page.getByText('No changes found.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What the Pub Stands On' }).getByRole('listitem')).toHaveCount(0);
    await expect(broken(page)).toHaveCount(0);
    await page.unroute(calls);
  }
});

const anne = { email: 'anne@guest.test', userType: 'customer', isActive: true, isEmailVerified: true };
const rsvp = {
  fullName: 'Anne Bonny',
  email: 'anne@guest.test',
  guests: 2,
  eventTitle: 'Quiz',
  eventDate: '2031-03-17',
};
const party = { hostName: 'Anne Bonny', hostEmail: 'anne@guest.test', eventType: 'Other', guestCount: 20 };

for (const [tab, list, rows] of [
  [
    'rsvps',
    'rsvp-bookings',
    { rsvpBookings: [{ ...rsvp, id: '1', status: 'confirmed', createdAt: '2026-01-01T00:00:00Z' }] },
  ],
  [
    'vip',
    'vip-bookings',
    {
      vipBookings: [
        { ...party, id: '1', status: 'pending', eventDate: '2031-03-17', createdAt: '2026-01-01T00:00:00Z' },
      ],
    },
  ],
  ['users', 'users', { users: [{ ...anne, id: '1', createdAt: '2026-01-01T00:00:00Z', lastLogin: null }] }],
] as const) {
  test(`a list of the back office needs no more than its rows, and a deletion no words: ${tab}`, async ({
    page,
    api,
  }) => {
    const silent = (route: Route) => route.fulfill({ status: 204 });
    await page.route(new RegExp(`/api/admin/${list}(\\?.*)?$`), (route) => route.fulfill({ json: rows }));
    await page.route(`**/api/admin/${list}/1`, silent);
    await openDesk(page, api, `/admin?tab=${tab}`);
    const row = page.getByRole('row').filter({ hasText: 'anne@guest.test' });
    await expect(row).toBeVisible();
    if (tab === 'users') await expect(row.getByText('No Name')).toBeVisible();
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(broken(page)).toHaveCount(0);
  });
}

for (const [tab, list, key] of [
  ['rsvps', 'rsvp-bookings', 'rsvpBookings'],
  ['vip', 'vip-bookings', 'vipBookings'],
  ['users', 'users', 'users'],
  ['media', 'media-library', 'images'],
] as const) {
  test(`what is no list is said to be unreadable, and null is an empty one: ${tab}`, async ({ page, api }) => {
    const address = new RegExp(`/api/admin/${list}(\\?.*)?$`);
    await page.route(address, (route) => route.fulfill({ json: { [key]: {} } }));
    await openDesk(page, api, `/admin?tab=${tab}`);
    const alert = page.getByRole('alert').filter({ hasText: 'The answer could not be read.' });
    await expect(alert).toBeVisible();
    for (const json of [{ [key]: null }, null, { [key]: [null] }]) {
      await page.unroute(address);
      await page.route(address, (route) => route.fulfill({ json }));
      await page.reload();
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await untilQuiet(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(broken(page)).toHaveCount(0);
    }
  });
}

test('who is signed in without a name is welcomed without one', async ({ page, api }) => {
  const token = await api.login();
  await page.goto('/about');
  await page.evaluate((userToken) => {
    Object.assign(localStorage, {
      userToken,
      user: JSON.stringify({ userType: 'customer', email: 'anne@guest.test' }),
    });
  }, token);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you', exact: true })).toBeVisible();
});

test('a stored user that is none is logged out; one without an address is signed in all the same', async ({ page }) => {
  for (const [user, left] of [
    ['[]', []],
    ['{}', ['user', 'userToken']],
  ] as const) {
    await page.goto('/about');
    await page.evaluate((stored) => Object.assign(localStorage, { userToken: 'of-nobody', user: stored }), user);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(left.length === 0 ? 0 : 1);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => /^user/.test(key))
          .sort(),
      ),
    ).toEqual(left);
  }
  await expect(page.getByText('You are signed in.')).toBeVisible();
});
