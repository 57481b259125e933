import type { Page } from '@playwright/test';
import type { EventView } from '@rover/contracts/events';

/** Changes on its way what the server tells this page of events: for what no server of ours would tell. */
export async function retell(page: Page, change: (event: EventView) => Partial<EventView>): Promise<void> {
  const told = (event: EventView): EventView => ({ ...event, ...change(event) });
  await page.route(/\/api\/events(\/[\w-]+)?$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as EventView | EventView[];
    await route.fulfill({ response, json: Array.isArray(answer) ? answer.map(told) : told(answer) });
  });
}
