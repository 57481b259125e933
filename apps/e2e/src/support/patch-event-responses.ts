import type { Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';

/**
 * Changes the server's response about events on its way to this page: for responses that no server of ours would give.
 */
export async function patchEventResponses(page: Page, change: (event: EventView) => Partial<EventView>): Promise<void> {
  const told = (event: EventView): EventView => ({ ...event, ...change(event) });
  await page.route(/\/api\/events(\/[\w-]+)?$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as EventView | EventView[];
    await route.fulfill({ response, json: Array.isArray(answer) ? answer.map(told) : told(answer) });
  });
}
