import { expect, type Page } from '@playwright/test';
import { openDesk } from '../support/desk.js';
import { aPhoto, formOf } from '../support/files.js';
import { hostileWords } from '../support/hostile-words.js';
import { sampleOf } from './sampling.js';
import { test } from './test.js';

/** What ran, and what only the Content-Security-Policy kept from running: that would be near enough. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('pwned', () => seen.push('a script ran'));
  await page.exposeFunction('nearly', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { nearly } = window as unknown as { nearly(what: string): void };
      nearly(`${violatedDirective} stopped ${blockedURI} ${sample}`);
    });
  });
  page.on('dialog', async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return seen;
}

const words = sampleOf(hostileWords, 'stored words');

test('what guests and admins write runs on no page and no desk, and nothing has to stop it', async ({
  page,
  api,
  accounts,
}) => {
  test.setTimeout(300_000);
  const seen = await watch(page);
  const events = [];
  for (const hostile of words) {
    const price = hostile.slice(0, 60);
    const details = `<p>${hostile}</p>`;
    const event = await api.createEvent({
      title: hostile,
      description: hostile,
      extendedDescription: details,
      location: hostile,
      price,
    });
    const fullName = hostile.slice(0, 120);
    const phone = hostile.slice(0, 40);
    const rsvp = await api.rsvp({ eventId: event.id, fullName, phone, specialRequests: hostile });
    expect([hostile, rsvp.status]).toEqual([hostile, 201]);
    await api.bookVip({ hostName: fullName, hostPhone: phone, specialRequests: hostile, buttonSource: hostile });
    await accounts.post('register', {
      firstName: fullName,
      lastName: fullName,
      email: `hostile-${events.length}@guest.test`,
      password: 'cutlass-and-2-pistols',
    });
    await api.asAdmin(
      'POST',
      '/api/admin/upload-media',
      formOf(['media', aPhoto(`${hostile.replace(/[/\\]/g, '')}.png`)]),
    );
    events.push(event);
  }
  const [first] = events;
  if (!first) throw new Error('There are no hostile words');

  await openDesk(page, api);
  await expect(page.getByRole('button', { name: `Edit ${first.title}`, exact: true }).first()).toBeVisible();
  for (const tab of ['rsvps', 'vip', 'users&search=hostile-']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  await page.goto('/admin?tab=performance');
  await expect(page.getByRole('list', { name: 'Changes' }).locator('> li').first()).toBeVisible();
  await page.goto('/admin?tab=media');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  for (const { id, slug, title } of events) {
    await page.goto(`/events/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 5));
    await page.goto(`/admin/door-list/${id}`);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  }
  for (const hostile of words) {
    const asked = encodeURIComponent(hostile);
    await page.goto(`/verify-email?success=true&message=${asked}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/rsvp/cancel?token=${asked}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`/events/${encodeURIComponent(words[0] ?? '')}?search=${encodeURIComponent(words[0] ?? '')}`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(seen).toEqual([]);
});

test('the check sees what runs, and what the policy stops', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/about');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=/nowhere.jpg onerror=pwned()>'));
  await expect.poll(() => seen).toEqual([expect.stringMatching(/^script-src-attr stopped inline/)]);
});
