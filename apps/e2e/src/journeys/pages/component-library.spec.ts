import { expect } from '@playwright/test';
import { openDesk } from '../../support/desk.js';
import {
  expectAccessible,
  expectGoodAtEveryWidth,
  expectWrittenWhenTyped,
  narrowest,
} from '../../support/page-checks.js';
import { test } from '../../support/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the component library is accessible in both modes', async ({ page }) => {
  test.slow();
  await page.setViewportSize(narrowest);
  for (const address of ['/component-library', '/component-library?view=code']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Component Library', level: 1 })).toBeVisible();
    await expectGoodAtEveryWidth(page);
  }
});

test('in colours of one’s own choice every sign has the colour of the words around it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/component-library');
  await expect(page.getByRole('article', { name: 'Lightbox' })).toBeVisible();
  const unlike = await page.locator('main svg').evaluateAll((signs) => {
    const colour = (element: Element | null) => element && getComputedStyle(element).color;
    return signs.filter((sign) => colour(sign) !== colour(sign.parentElement)).map((sign) => sign.outerHTML);
  });
  expect(unlike).toEqual([]);
});

test('the desk has it as a tab', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, api);
  await page.getByRole('tab', { name: 'Component Library' }).click();
  await page.getByRole('radio', { name: 'Forms' }).click();
  await expect(page).toHaveURL(/tab=components/);
  await expect(page.getByRole('article', { name: 'Checkbox' })).toBeVisible();
  await expectAccessible(page);
});

test('components are found by category and by name', async ({ page }) => {
  await page.goto('/component-library');
  await page.getByRole('radio', { name: 'Overlays' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page).toHaveURL(/category=Overlays/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('cannot be taken back');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Alert dialog' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('bagpipes');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('article', { name: 'Button' })).toBeVisible();
});

test('what is searched for comes into the address when the typing pauses', async ({ page }) => {
  await page.goto('/component-library');
  await expectWrittenWhenTyped(page, 'dialog');
  await expect(page.getByRole('article', { name: 'Alert dialog' })).toBeVisible();
});

test('files are taken wherever they are dropped on their place, in browsers that do not stretch their field, too', async ({
  page,
}) => {
  await page.goto('/component-library');
  const field = page.locator('input[type=file]').first();
  const sides = await field.evaluate((input) =>
    ['width', 'height'].map((side) => input.computedStyleMap().get(side)?.toString()),
  );
  expect(sides).toEqual(['100%', '100%']);
});

test('an address leads to its component', async ({ page }) => {
  await page.goto('/component-library#lightbox');
  await expect(page.getByRole('heading', { name: 'Lightbox' })).toBeInViewport();
});

test('the code is that of the example, and is copied', async ({ page }) => {
  await page.goto('/component-library');
  await page.getByRole('radio', { name: 'Code View' }).click();
  const code = page.getByRole('group', { name: 'Code of Badge: Tones' });
  await expect(code).toContainText(`import { Badge } from '@rover/ui/badge';`);
  await page.getByRole('button', { name: 'Copy code of Badge: Tones' }).click();
  const toast = page.getByText('Code copied to clipboard!');
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export function Badges()');
  await expect(toast).toBeHidden();
});

test('overlays are accessible, close on Escape and give the focus back', async ({ page }) => {
  await page.goto('/component-library?category=Overlays');
  const overlays = [
    { opener: 'RSVP Now', role: 'dialog', name: 'RSVP for Event' },
    { opener: 'Delete', role: 'alertdialog', name: 'Delete Event' },
    { opener: 'From the side', role: 'dialog', name: 'Show only' },
    { opener: 'From the bottom', role: 'dialog', name: 'Show only' },
    { opener: 'View The star over the bar', role: 'dialog', name: 'Pictures' },
  ] as const;
  for (const { opener, role, name } of overlays) {
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.press('Enter');
    await expect(page.getByRole(role, { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role, { name })).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the lightbox counts, goes round, and listens to the arrow keys', async ({ page }) => {
  await page.goto('/component-library?category=Overlays');
  await page.getByRole('button', { name: 'View The sun over the bay' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByText('1 of 4')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Previous picture' }).click();
  await expect(lightbox.getByText('4 of 4')).toBeVisible();
  await expect(lightbox.getByText('The agave on the terrace')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('4 of 4')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Next picture' }).click();
  await expect(lightbox.getByText('1 of 4')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toBeHidden();
});

test('a menu and a tooltip answer the keyboard', async ({ page }) => {
  await page.goto('/component-library');
  await page.getByRole('button', { name: 'Add to Calendar', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Outlook or Apple' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

  const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
  await refresh.scrollIntoViewIfNeeded();
  await expect(refresh).toBeInViewport();
  await refresh.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Fetch the bookings anew');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('what can be taken back can be for as long as somebody is at it', async ({ page }) => {
  const aMinute = 60_000;
  await page.clock.install({ time: new Date() });
  await page.goto('/component-library');
  const opener = page.getByRole('button', { name: 'It can be taken back', exact: true });
  await opener.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.clock.runFor(aMinute);
  await expect(undo).toBeFocused();

  await page.getByText('Event deleted').hover();
  await opener.focus();
  await page.clock.runFor(aMinute);
  await expect(undo).toBeVisible();

  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(undo).toBeHidden();
});
