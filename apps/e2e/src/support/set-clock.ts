import type { Page } from '@playwright/test';

/**
 * Sets the clock of a page, as `page.clock.install` does, with a `Date` that can be extended: Playwright's own cannot,
 * and the times of the venue stand on one that is.
 */
export async function setClock(page: Page, time: Date): Promise<void> {
  await page.clock.install({ time });
  await page.addInitScript(() => {
    const faked = Date;
    const Native = new faked().constructor as DateConstructor;
    window.Date = class extends Native {
      constructor(...parts: []) {
        super(...((parts.length > 0 ? parts : [faked.now()]) as []));
      }

      static override now(): number {
        return faked.now();
      }
    } as DateConstructor;
  });
}
