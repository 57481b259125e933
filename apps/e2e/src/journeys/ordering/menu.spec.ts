import { expect } from '@playwright/test';
import { holdBack } from '../../support/hold-back.js';
import { test } from '../../support/test.js';

const views = [
  {
    path: '/drinks',
    part: '**/assets/menu-drinks-*.js',
    dish: 'Guinness',
    loading: 'Loading drinks menu...',
    failure: 'Unable to load the drinks menu PDF.',
  },
  {
    path: '/food',
    part: '**/assets/menu-food-*.js',
    dish: 'Fish & Chips',
    loading: 'Loading food menu...',
    failure: 'Unable to load the food menu.',
  },
];

for (const { path, part, dish, loading, failure } of views) {
  test(`${path} says that the menu is coming, and shows it`, async ({ page }) => {
    const serve = await holdBack(page, part);
    await page.goto(path);
    await expect(page.getByText(loading)).toBeVisible();
    serve();
    await expect(page.getByRole('heading', { name: dish })).toBeVisible();
    await expect(page.getByText(loading)).toBeHidden();
  });

  test(`${path} says when the menu does not come, and brings it when asked again`, async ({ page }) => {
    await page.route(part, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open it in a tab of its own' })).toBeVisible();
    await page.unroute(part);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: dish })).toBeVisible();
  });
}

test('the whole menu is one click away, with its prices in pesos', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Drinks' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  const stout = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Guinness' }) });
  await expect(stout).toContainText('MXN$135');
  await page.getByRole('navigation', { name: 'On this menu' }).getByRole('link', { name: 'Specials' }).click();
  await expect(page.getByRole('heading', { name: 'Specials' })).toBeInViewport();
});

test('a link to a part of the menu that is still coming leads there once it is there', async ({ page }) => {
  const letIn = await holdBack(page, '**/assets/menu-food-*.js');
  await page.goto('/menu');
  await page.getByRole('navigation', { name: 'On this menu' }).getByRole('link', { name: 'Specials' }).click();
  await expect(page).toHaveURL(/#specials$/);
  letIn();
  await expect(page.getByRole('heading', { name: 'Specials' })).toBeInViewport();
});

test('a link to a place on the menu leads there', async ({ page }) => {
  await page.goto('/menu#specials');
  await expect(page.getByRole('heading', { name: 'Specials' })).toBeInViewport();
});

test('a link that was cut on its way still leads to the menu', async ({ page }) => {
  await page.goto('/menu#100%');
  await expect(page.getByRole('heading', { name: 'Specials' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
});

for (const name of ['food', 'drinks']) {
  test(`the printed ${name} menu can be taken along`, async ({ page, api }) => {
    const { status, headers, body } = await api.call<string>('GET', `/menus/${name}.pdf`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(body).toMatch(/^%PDF-/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/menu');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: new RegExp(`^${name} menu`, 'i') }).click();
    expect((await download).suggestedFilename()).toBe(`the-wild-rover-${name}-menu.pdf`);
  });
}

for (const [path, sheets] of [
  ['/menu', 2],
  ['/drinks', 1],
  ['/food', 1],
] as const) {
  test(`a guest who prints ${path} has no sheet too many`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.menu-sheet')).toHaveCount(sheets);
    // Whoever presses Print has stirred, and with that the place for toasts has come.
    await page.mouse.move(200, 200, { steps: 2 });
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(sheets);
  });
}
