import { expect, type Page } from '@playwright/test';
import { holdScript } from '../../support/hold-back.js';
import { test } from '../../support/test.js';

/** What the page handed to the phone's share sheet, when the sheet ends in this way. */
async function shareSheet(page: Page, end: 'sent' | 'AbortError' | 'NotAllowedError'): Promise<() => Promise<unknown>> {
  await page.addInitScript((ending) => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        Object.assign(window, { shared: data });
        if (ending !== 'sent') throw new DOMException('no', ending);
      },
    });
  }, end);
  return () => page.evaluate(() => 'shared' in window && window.shared);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

test.describe('at a desk', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page of an event copies its address', async ({ page, api, baseURL }) => {
    const event = await api.createEvent();
    await page.goto(`/events/${event.slug}`);
    await page.getByRole('button', { name: 'Share Event' }).click();
    await expect(page.getByText('Event URL copied to clipboard!', { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}/events/${event.slug}`);
  });

  test('a card copies the address of its event and names it', async ({ page, api, baseURL }) => {
    const { title, slug } = await api.createEvent();
    await page.goto('/events');
    await page.getByPlaceholder('Search events...').fill(title);
    await page.getByRole('button', { name: `Share ${title}` }).click();
    await expect(page.getByText(`${title} event link copied to clipboard!`, { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}/events/${slug}`);
    await expect(page).toHaveURL('/events');
  });

  test('a closed clipboard is told', async ({ page, api }) => {
    const event = await api.createEvent();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    });
    await page.goto(`/events/${event.slug}`);
    await page.getByRole('button', { name: 'Share Event' }).click();
    await expect(page.getByText('Failed to copy link', { exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('the phone’s own sheet opens with the title, the words and the address', async ({ page, api, baseURL }) => {
    const event = await api.createEvent();
    const shared = await shareSheet(page, 'sent');
    await page.goto(`/events/${event.slug}`);
    await page.getByRole('button', { name: 'Share Event' }).tap();
    await expect
      .poll(shared)
      .toEqual({ title: event.title, text: event.description, url: `${baseURL}/events/${event.slug}` });
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a press before the scripts take over opens the sheet once they do', async ({ page, api }) => {
    const { slug, title } = await api.createEvent();
    const shared = await shareSheet(page, 'sent');
    const letGo = await holdScript(page);
    await page.goto(`/events/${slug}`, { waitUntil: 'commit' });
    // No test of ours would press what says that it is not ready; a guest does.
    await page.getByRole('button', { name: 'Share Event' }).tap({ force: true });
    letGo();
    await expect.poll(shared).toMatchObject({ title });
  });

  test('a guest who thinks better of it hears nothing', async ({ page, api }) => {
    const event = await api.createEvent();
    const shared = await shareSheet(page, 'AbortError');
    await page.goto(`/events/${event.slug}`);
    await page.getByRole('button', { name: 'Share Event' }).tap();
    await expect.poll(shared).toBeTruthy();
    // Nothing is to be seen of a toast once the time has passed in which one comes.
    await page.waitForTimeout(500);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a sheet that does not open leaves the link on the clipboard', async ({ page, api, baseURL }) => {
    const event = await api.createEvent();
    await shareSheet(page, 'NotAllowedError');
    await page.goto(`/events/${event.slug}`);
    await page.getByRole('button', { name: 'Share Event' }).tap();
    await expect(page.getByText('Event URL copied to clipboard!', { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}/events/${event.slug}`);
  });
});
