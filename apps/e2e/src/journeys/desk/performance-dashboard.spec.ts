import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import type { UndeliveredView } from '@rover/contracts/undelivered';
import { openDesk } from '../../support/desk.js';
import { holdBack } from '../../support/hold-back.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const address = '/admin?tab=performance';
const longMessage = `DomainError: ${'Nobody answers behind the door. '.repeat(6)}`;

/** A week in which a lot went wrong. */
const badWeek: MonitoringAnswer = {
  totalErrors: 1_234,
  errorsByDay: { '2026-11-19': 11, '2026-11-20': 6, '2026-11-21': 5 },
  commonErrors: Object.fromEntries([1, 2, 3, 4, 5, 6].map((count) => [`${longMessage}${count}`, count])),
  slowEndpoints: [5_001, 2_001, 1_100, ...Array.from({ length: 9 }, () => 1_050)].map((responseTime, index) => ({
    service: 'events',
    endpoint: `PUT /api/admin/events/:id/media/:url/caption/${index}`,
    timestamp: '2026-11-21T19:00:00.000Z',
    responseTime,
    count: 1,
  })),
  memoryUsage: Array.from({ length: 30 }, (_, minute) => ({
    service: minute % 2 ? 'bookings' : 'events',
    instance: 'cellar',
    timestamp: new Date(Date.UTC(2026, 10, 21, 19, minute)).toISOString(),
    rss: (100 + minute) * 1024 * 1024,
    heapUsed: 1,
    heapTotal: 2,
  })),
};

const quietWeek: MonitoringAnswer = {
  totalErrors: 0,
  errorsByDay: {},
  commonErrors: {},
  slowEndpoints: [],
  memoryUsage: [],
};

async function answerWith(page: Page, answer: MonitoringAnswer): Promise<void> {
  await page.route('**/api/admin/monitoring?days=7', (route) => route.fulfill({ json: answer }));
}

/** The figure of a card. */
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('a bad week is told in figures, in lists, and in colours that mean something', async ({ page, api }) => {
  await answerWith(page, badWeek);
  await openDesk(page, api, address);
  await expect(figure(page, 'Total Errors (7 days)')).toHaveText('1,234');
  await expect(figure(page, 'Slow Endpoints')).toHaveText('12');
  await expect(figure(page, 'Active Days')).toHaveText('3');
  await expect(figure(page, 'Memory Snapshots')).toHaveText('30');

  await expect(panel(page, 'Errors by Day').getByRole('listitem')).toHaveText([
    /Sat 21 Nov 2026\s*5 errors/,
    /Fri 20 Nov 2026\s*6 errors/,
    /Thu 19 Nov 2026\s*11 errors/,
  ]);
  await expect(panel(page, 'Most Common Errors').getByRole('listitem')).toHaveCount(5);
  await expect(panel(page, 'Most Common Errors').getByRole('listitem').first()).toContainText('6×');
  await expect(panel(page, 'Slowest Endpoints').getByRole('listitem')).toHaveCount(10);
  await expect(panel(page, 'Memory by Service').getByRole('row')).toHaveText([
    /Service/,
    /bookings\s*129 MB\s*129 MB/,
    /events\s*128 MB\s*128 MB/,
  ]);

  const colour = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const [red, yellow, orange] = ['rgb(168, 67, 31)', 'rgb(224, 185, 91)', 'rgb(242, 163, 58)'];
  expect(await colour('11 errors')).toBe(red);
  expect(await colour('6 errors')).toBe(yellow);
  expect([red, yellow]).not.toContain(await colour('5 errors'));
  expect(await colour('5,001 ms')).toBe(red);
  expect(await colour('2,001 ms')).toBe(yellow);
  expect(await colour('1,100 ms')).toBe(orange);

  await expectAccessible(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});

test('a quiet week is told calmly, and Refresh brings what happened since', async ({ page, api }) => {
  await answerWith(page, quietWeek);
  await openDesk(page, api, address);
  await expect(figure(page, 'Total Errors (7 days)')).toHaveText('0');
  await expect(page.getByText('No errors. The taps run clear.')).toBeVisible();
  await expectAccessible(page);

  await answerWith(page, badWeek);
  await page.getByRole('button', { name: 'Refresh', exact: true }).press('Enter');
  await expect(figure(page, 'Total Errors (7 days)')).toHaveText('1,234');
});

test('while there is no data it says so, and when it fails it says that and can be asked again', async ({
  page,
  api,
}) => {
  const answerNow = await holdBack(page, '**/api/admin/monitoring?days=7', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.', errors: [], requestId: '' },
    }),
  );
  await openDesk(page, api, address);
  await expect(page.getByText('Loading monitoring data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible();
  await expectAccessible(page);

  answerNow();
  await expect(page.getByRole('alert')).toContainText('The monitoring data could not be loaded. Not now.');
  await expect(page.getByText('Loading monitoring data')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await answerWith(page, badWeek);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(figure(page, 'Total Errors (7 days)')).toHaveText('1,234');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('what did not arrive is listed, and sent again with its outcome told', async ({ page, api }) => {
  const mail: UndeliveredView = {
    service: 'notifications',
    kind: 'mail',
    id: randomUUID(),
    what: 'Your RSVP at The Wild Rover',
    recipient: `${'aoife.'.repeat(20)}o.malley@guest.test`,
    error: 'MailRefused: 550 no such user',
    failedAt: '2026-11-21T19:00:00.000Z',
  };
  const message: UndeliveredView = {
    ...mail,
    service: 'events',
    kind: 'message',
    id: `events.registered:${randomUUID()}`,
    what: 'seats.changed',
    recipient: 'events.registered',
  };
  let undelivered = [mail, message];
  await page.route('**/api/admin/undelivered', (route) => route.fulfill({ json: { undelivered, silent: ['media'] } }));
  await page.route('**/api/admin/undelivered/*/*/*/retry', (route) => {
    const isMail = route.request().url().includes(`/notifications/mail/${mail.id}/`);
    if (isMail) undelivered = [message];
    const refusal = { success: false, statusCode: 409, code: 'CONFLICT', message: 'Not this time either.', errors: [] };
    return isMail
      ? route.fulfill({ json: { success: true, message: 'The mail is on its way again.' } })
      : route.fulfill({ status: 409, json: refusal });
  });
  await openDesk(page, api, address);
  const rows = panel(page, 'Undelivered').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(panel(page, 'Undelivered').getByRole('alert')).toContainText('media did not answer');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);

  await rows.filter({ hasText: 'seats.changed' }).getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(page.getByText('That was not sent again. Not this time either.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: mail.what }).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('mails that failed can be sent again all at once', async ({ page, api }) => {
  const mail = (number: number): UndeliveredView => ({
    service: 'notifications',
    kind: 'mail',
    id: randomUUID(),
    what: 'Your RSVP at The Wild Rover',
    recipient: `guest${number}@guest.test`,
    error: 'Error: connect ECONNREFUSED',
    failedAt: '2026-11-21T19:00:00.000Z',
  });
  let undelivered = [1, 2, 3].map(mail);
  await page.route('**/api/admin/undelivered', (route) => route.fulfill({ json: { undelivered, silent: [] } }));
  await page.route('**/api/admin/undelivered/notifications/mail/retry', (route) => {
    undelivered = [];
    return route.fulfill({ json: { success: true, message: 'Mails on their way again: 3.' } });
  });
  await openDesk(page, api, address);
  const arrivals = panel(page, 'Undelivered');
  await arrivals.getByRole('button', { name: 'Send all mails again' }).press('Enter');
  await expect(page.getByText('Mails on their way again: 3.')).toBeVisible();
  await expect(arrivals).toContainText('Everything arrived.');
  await expect(arrivals.locator(':focus')).toBeVisible();
});

test('the dashboard is a tab of its own, reached by keyboard, and shows this very pub', async ({
  page,
  api,
  shape,
}) => {
  await openDesk(page, api);
  await page.getByRole('tab', { name: /^Events/ }).focus();
  for (const name of [/^RSVP/, /^VIP/, /^Users/, 'Performance Dashboard']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await expect(page).toHaveURL(/tab=performance/);
  await expect(page.getByRole('heading', { name: 'Performance Dashboard' })).toBeVisible();
  const service = shape === 'standalone' ? 'standalone' : 'bookings';
  await expect(panel(page, 'Memory by Service').getByRole('rowheader', { name: service }).first()).toBeVisible();
});
