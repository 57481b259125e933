import type { Page, Route } from '@playwright/test';

/** Keeps back what the page asks for there. @returns lets it in, or has it end otherwise */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  end = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(address, async (route) => {
    await held;
    await end(route);
  });
  return letIn;
}

/** Keeps back the site's own script, or another of its scripts. @returns lets it in */
export function holdScript(page: Page, name = 'index'): Promise<() => void> {
  return holdBack(page, `**/assets/${name}-*.js`);
}
