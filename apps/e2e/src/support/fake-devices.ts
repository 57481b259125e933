import { expect, type Locator } from '@playwright/test';

/** What gives a browser a camera that shows a pie chart and a microphone that beeps, and lets every page use both. */
export const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Waits until the clock beside the recording says so many seconds, or more on a slow machine. */
export async function recordedFor(place: Locator, seconds: number): Promise<void> {
  const clock = async () => Number((await place.getByRole('timer').textContent())?.split(':')[1]);
  await expect.poll(clock).toBeGreaterThanOrEqual(seconds);
}
