import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { AuditAnswer, RecordedChangeView } from '@rover/contracts/audit';
import { openDesk } from '../../support/desk.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.js';
import { admin } from '../../support/pub.js';
import { test } from '../../support/test.js';

const address = '/admin?tab=performance';

test('an admin reads on the dashboard who changed what, and finds it', async ({ page, api }) => {
  const title = `Session ${randomUUID().slice(0, 8)}`;
  const { id } = await api.createEvent({ title });
  await api.asAdmin('PUT', `/api/admin/events/${id}`, { price: '$20' });
  const recorded = async () =>
    (await api.asAdmin<AuditAnswer>('GET', `/api/admin/audit?search=${encodeURIComponent(title)}`)).body.changes.length;
  await expect.poll(recorded).toBe(2);
  await openDesk(page, api, address);
  const changes = page.getByRole('region', { name: 'Recent changes' });
  await changes.getByLabel('Search').fill(title);
  const rows = changes.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`Changed`);
  await expect(rows.first()).toContainText('Price: Free Entry → $20');
  await expect(rows.first()).toContainText(`by ${admin.email}`);
  await expect(rows.last()).toContainText('Created');

  await changes.getByLabel('Kind').selectOption('RSVP');
  await expect(changes.getByText('No changes found.')).toBeVisible();
  await changes.getByLabel('Kind').selectOption('Event');
  await expect(rows).toHaveCount(2);
});

test('more of the changes come when they are asked for, and a failure is told', async ({ page, api }) => {
  const change = (index: number): RecordedChangeView => ({
    recordId: randomUUID(),
    at: '2026-11-21T19:00:00.000Z',
    admin: { id: randomUUID(), email: `${'publican.'.repeat(10)}grace@pub.test` },
    action: (['created', 'updated', 'deleted', 'restored'] as const)[index % 4] ?? 'updated',
    kind: 'event',
    id: randomUUID(),
    title: `Event ${index} ${'Ceilidh'.repeat(20)}`,
    changes: [{ field: 'location', from: 'x'.repeat(100), to: 'VIP Lounge' }, { field: 'description' }],
  });
  const pages: Record<string, AuditAnswer> = {
    '': { changes: Array.from({ length: 50 }, (_, index) => change(index)), next: 'second' },
    second: { changes: [change(50)], next: null },
  };
  let isDown = true;
  await page.route(/\/api\/admin\/audit/, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after') ?? '';
    const refusal = {
      success: false,
      statusCode: 409,
      code: 'CONFLICT',
      message: 'Not now.',
      errors: [],
      requestId: '',
    };
    return isDown ? route.fulfill({ status: 409, json: refusal }) : route.fulfill({ json: pages[after] });
  });
  await openDesk(page, api, address);
  const changes = page.getByRole('region', { name: 'Recent changes' });
  await expect(changes.getByRole('alert')).toContainText('The changes could not be loaded. Not now.');
  isDown = false;
  await changes.getByRole('button', { name: 'Try again' }).click();
  await expect(changes.getByRole('status')).toHaveText('50 changes shown');
  isDown = true;
  await changes.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(changes.getByRole('alert')).toContainText('The changes could not be loaded. Not now.');
  await expect(changes.getByRole('status')).toHaveText('50 changes shown');
  isDown = false;
  await changes.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(changes.getByRole('status')).toHaveText('51 changes shown');
  await expect(changes.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(changes).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});
