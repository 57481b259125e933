import type { Page, Route } from '@playwright/test';

/** Holds the page's requests to that URL. @returns a function that releases them, or ends them otherwise */
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

/** Holds the site's own script, or another of its scripts. @returns a function that releases it */
export function holdScript(page: Page, name = 'index'): Promise<() => void> {
  return holdBack(page, `**/assets/${name}-*.js`);
}
