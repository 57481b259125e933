import { expect, type Locator } from '@playwright/test';
import { test as pubTest } from './test.js';

/** With a camera that shows a pie chart and a microphone that beeps, and a browser that allows both. */
export const test = pubTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...devices] });
    },
    { scope: 'worker' },
  ],
});

/** Waits until the clock beside the recording says so many seconds, or more on a slow machine. */
export async function recordedFor(place: Locator, seconds: number): Promise<void> {
  const clock = async () => Number((await place.getByRole('timer').textContent())?.split(':')[1]);
  await expect.poll(clock).toBeGreaterThanOrEqual(seconds);
}
