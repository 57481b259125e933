import { expect, type Page } from '@playwright/test';
import type { DependenciesAnswer } from '@rover/contracts/dependencies';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { test } from '../../support/test.js';

const address = '/admin?tab=performance';

const panel = (page: Page) => page.getByRole('region', { name: 'What the Pub Stands On' });

async function answerWith(page: Page, answer: DependenciesAnswer): Promise<void> {
  await page.route('**/api/admin/dependencies', (route) => route.fulfill({ json: answer }));
}

test('what this very pub stands on is working', async ({ page, api }) => {
  await openDesk(page, api, address);
  const rows = panel(page).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Database' })).toContainText('Working');
  await expect(rows.filter({ hasText: 'Mail' })).toContainText('Working');
  await expect(rows.filter({ hasText: 'Not working' })).toHaveCount(0);
});

test('what is away is told with who misses it and what guests notice, until Refresh finds it back', async ({
  page,
  api,
}) => {
  const error = `connect ECONNREFUSED ${'a-very-long-name-of-a-machine.'.repeat(5)}`;
  await answerWith(page, {
    dependencies: [
      { name: 'database', missedBy: [], error: null },
      { name: 'broker', missedBy: ['events', 'bookings', 'notifications'], error },
    ],
    silent: ['media'],
  });
  await openDesk(page, api, address);
  const broker = panel(page).getByRole('listitem').filter({ hasText: 'Message broker' });
  await expect(broker).toContainText('Not working');
  await expect(broker).toContainText('Bookings are taken. Their mails and the places left wait for it.');
  await expect(broker).toContainText(`events, bookings, notifications: ${error}`);
  await expect(panel(page).getByRole('alert')).toContainText('media did not answer');
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await answerWith(page, { dependencies: [{ name: 'broker', missedBy: [], error: null }], silent: [] });
  await page.getByRole('button', { name: 'Refresh', exact: true }).press('Enter');
  await expect(broker).toHaveText(/Message broker\s*Working/);
  await expect(panel(page).getByRole('alert')).toBeHidden();
});

test('when it cannot be looked at, that is said, and can be asked again', async ({ page, api }) => {
  await page.route('**/api/admin/dependencies', (route) => route.abort());
  await openDesk(page, api, address);
  await expect(panel(page).getByRole('alert')).toContainText('What the pub stands on could not be looked at.');
  await page.unroute('**/api/admin/dependencies');
  await panel(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel(page).getByRole('listitem').first()).toContainText('Working');
});
