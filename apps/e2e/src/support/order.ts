import type { Locator, Page } from '@playwright/test';

/** The card of a dish on the delivery page. */
export function dish(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Adds a dish to the order, without options. */
export function add(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name: `Add ${name} to the order` }).click();
}

/** The bar at the bottom of the delivery page. */
export function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Your order' });
}

export function summary(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Order Summary' });
}
