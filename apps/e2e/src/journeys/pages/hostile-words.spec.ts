import { expect, type Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { openDesk } from '../../support/desk.js';
import { aPhoto, formOf } from '../../support/files.js';
import { hostileWords } from '../../support/hostile-words.js';
import { test } from '../../support/test.js';
import { openUserDesk } from '../../support/user-desk.js';

// The Content-Security-Policy would stop most of it: it must hold without.
test.use({ bypassCSP: true });

async function watch(page: Page): Promise<() => number> {
  let calls = 0;
  await page.exposeFunction('pwned', () => {
    calls += 1;
  });
  page.on('dialog', async (dialog) => {
    calls += 1;
    await dialog.dismiss();
  });
  return () => calls;
}

test('whatever is written into the fields of an event, it runs nowhere', async ({ page, api }) => {
  test.slow();
  const pwned = await watch(page);
  const events: EventView[] = [];
  for (const words of hostileWords) {
    const event = await api.createEvent({
      title: words,
      description: words,
      extendedDescription: `<p>${words}</p>${words}`,
      location: words,
      price: words.slice(0, 60),
      image: `https://elsewhere.test/${encodeURI(words)}`,
      socialImage: `https://elsewhere.test/?${words.replace(/\s/g, '')}`,
    });
    await api.rsvp({ eventId: event.id, fullName: words.slice(0, 120), specialRequests: words });
    events.push(event);
  }
  const [first] = events;
  if (!first) throw new Error('There are no hostile words');
  for (const caption of hostileWords) {
    const form = formOf(['caption', caption], ['media', aPhoto(`${caption.replace(/[/\\]/g, '')}.png`)]);
    const { status } = await api.asAdmin<EventMediaAnswer>('POST', `/api/admin/events/${first.id}/media`, form);
    expect([caption, status]).toEqual([caption, 201]);
  }

  await page.route('https://elsewhere.test/**', (route) => route.abort());
  for (const { slug, title } of events) {
    await page.goto(`/events/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '), {
      useInnerText: false,
    });
  }
  await page.goto('/events');
  await expect(page.getByRole('link', { name: hostileWords[0], exact: true })).toBeVisible();
  await page.waitForTimeout(1_500);
  await openDesk(page, api);
  await expect(page.getByRole('button', { name: `Edit ${first.title}` })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${first.title}` }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Event' }).getByLabel('Title')).toHaveValue(first.title);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'RSVP Bookings' }).click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.waitForTimeout(500);
  expect(pwned()).toBe(0);
});

test('whatever users call themselves, it runs nowhere', async ({ page, api, pub }) => {
  const pwned = await watch(page);
  await pub.query(
    `INSERT INTO auth.accounts (email, first_name, last_name, password_hash, user_type)
     SELECT 'hostile-' || number || '@guest.test', words, words, 'none', 'customer'
     FROM unnest($1::text[]) WITH ORDINALITY AS listed (words, number)`,
    [hostileWords],
  );
  await openUserDesk(page, api, 'hostile-');
  await expect(page.getByText('hostile-1@guest.test')).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Delete User' })).toBeVisible();
  expect(pwned()).toBe(0);
});

test('the watch would see it if it ran', async ({ page }) => {
  const pwned = await watch(page);
  await page.goto('/about');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=/nowhere.jpg onerror=pwned()>'));
  await expect.poll(pwned).toBe(1);
});
