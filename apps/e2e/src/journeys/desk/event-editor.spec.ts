import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { beginEvent, openDesk } from '../../support/desk.js';
import { expectAccessible } from '../../support/page-checks.js';
import { test } from '../../support/test.js';
import { translate } from '../../support/translate.js';

let title: string;
let form: Locator;
let sheet: Locator;

test.beforeEach(async ({ page, api }) => {
  title = `Story Night ${randomUUID().slice(0, 8)}`;
  await openDesk(page, api);
  form = await beginEvent(page, title);
  sheet = form.getByRole('textbox', { name: 'Extended Description' });
});

test('the editor offers what an event page shows, each by its name, and nothing else', async ({ page }) => {
  const bar = form.getByRole('toolbar', { name: 'Text formatting' });
  await expect(bar).toBeVisible();
  const names = await bar
    .locator('button, .ql-picker-label')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-label')));
  expect(names).toEqual([
    'Text style',
    'Bold',
    'Italic',
    'Underline',
    'Text colour',
    'Background colour',
    'Numbered list',
    'Bulleted list',
    'Link',
    'Clear formatting',
  ]);
  await bar.getByRole('button', { name: 'Text style' }).press('Enter');
  const styles = await bar
    .locator('.ql-header .ql-picker-item')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  expect(styles).toEqual(['Heading 1', 'Heading 2', 'Heading 3', 'Normal']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Text style' })).toBeFocused();
  await bar.getByRole('button', { name: 'Text colour' }).press(' ');
  await expect(bar.getByRole('button', { name: 'Terracotta', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
});

test('a browser that translates leaves alone what will be saved', async ({ page }) => {
  await sheet.fill('Fiddles until two.');
  // The editor takes out again what it does not know, with the words in it: any change counts.
  await sheet.evaluate((written) => {
    const note = new MutationObserver(() => written.setAttribute('data-changed', ''));
    note.observe(written, { childList: true, subtree: true, characterData: true });
  });
  await translate(page);
  expect(await page.getByRole('heading', { name: 'Add New Event' }).innerHTML()).toContain('<font>');
  await expect(sheet).not.toHaveAttribute('data-changed');
});

test('in colours of one’s own choice its signs and its colours can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const bar = form.getByRole('toolbar', { name: 'Text formatting' });
  const words = await bar.getByRole('button', { name: 'Italic' }).evaluate((button) => getComputedStyle(button).color);
  await expect(bar.locator('.ql-italic .ql-stroke').first()).toHaveCSS('stroke', words);
  await bar.getByRole('button', { name: 'Text colour' }).press(' ');
  const grounds = await bar
    .locator('.ql-color .ql-picker-item')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor));
  expect(grounds.length).toBeGreaterThan(1);
  expect(new Set(grounds).size).toBe(grounds.length);
});

test('what is written is shown to guests as it was written', async ({ page, api }) => {
  await sheet.click();
  await form.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Doors at eight');
  await form.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('Bring a tune');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring a thirst');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();

  const event = await api.event(title.toLowerCase().replaceAll(' ', '-'));
  expect(event.extendedDescription).toBe(
    '<p><strong>Doors at eight</strong></p><ul><li>Bring a tune</li><li>Bring a thirst</li></ul>',
  );
  await page.goto(`/events/${event.slug}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bring a thirst' })).toBeVisible();
});

test('a sheet of nothing but empty lines is no text', async ({ page, api }) => {
  await sheet.click();
  await page.keyboard.type('x');
  for (const key of ['Backspace', 'Enter', 'Enter', 'Space']) await page.keyboard.press(key);
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  expect((await api.event(title.toLowerCase().replaceAll(' ', '-'))).extendedDescription).toBe('');
});

test('what is pasted keeps its words and leaves its clothes', async ({ page, api }) => {
  await sheet.click();
  await paste(
    page,
    `<h2 style="font: 40px Comic Sans">Quiz</h2><table><tr><td>first</td></tr></table><img src=x onerror="alert(1)">
     <p style="margin: 40px; text-align: center; font-family: Papyrus; color: red; background: yellow">second <b>third</b> <code>fourth</code></p>`,
  );
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  const { extendedDescription } = await api.event(title.toLowerCase().replaceAll(' ', '-'));
  expect(extendedDescription).toContain('<h2>Quiz</h2>');
  expect(extendedDescription).toContain('first');
  expect(extendedDescription).toContain('<strong>third</strong>');
  expect(extendedDescription).toContain('fourth');
  expect(extendedDescription).not.toMatch(/style|img|table|code|class|Papyrus|Comic/);
});

test('a link is made by keyboard; Escape leaves the link, not the form; Tab leaves the editor', async ({
  page,
  api,
}) => {
  await sheet.focus();
  await page.keyboard.type('house rules');
  await page.keyboard.press('Shift+Home');
  await form.getByRole('button', { name: 'Link' }).press('Enter');
  const address = form.getByRole('textbox', { name: 'Link address' });
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(sheet).toBeFocused();

  await form.getByRole('button', { name: 'Link' }).press('Enter');
  await address.fill('thewildrover.example/rules');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet).not.toBeFocused();
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  expect((await api.event(title.toLowerCase().replaceAll(' ', '-'))).extendedDescription).toMatch(
    /^<p><a href="https:\/\/thewildrover\.example\/rules"[^>]*>house rules<\/a><\/p>$/,
  );
});

test('a button that is pressed at once acts on what is chosen now', async ({ page }) => {
  await sheet.focus();
  await page.keyboard.type('house rules');
  // The editor notes what is chosen by a timer of a millisecond, which a busy machine makes late.
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, delay = 0) => setTimeout(task, delay === 1 ? 2_000 : delay),
    });
  });
  await page.keyboard.press('Shift+Home');
  await form.getByRole('button', { name: 'Link' }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Link address' })).toBeFocused();
});

/** Pastes HTML where the cursor is, as a browser would from its clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

test('what the server refuses in it is told beside it, and it takes the focus', async ({ page }) => {
  await expect(sheet).toHaveAccessibleDescription('Shown on the page of the event.');
  const message = 'Extended Description is too long.';
  const json = { message, code: 'VALIDATION_FAILED', errors: [{ field: 'extendedDescription', message }] };
  await page.route('**/api/admin/events', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json }) : route.fallback(),
  );
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(sheet).toBeFocused();
  await expect(sheet).toHaveAccessibleDescription(`${message} Shown on the page of the event.`);
  await expect(sheet).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});
