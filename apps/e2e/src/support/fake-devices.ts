import { expect, type Locator } from '@playwright/test';

/**
 * Launch options that give a browser a fake camera (a pie chart) and microphone (beeps), with permission for every
 * page.
 */
export const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Waits until the recording's timer shows so many seconds, or more on a slow machine. */
export async function recordedFor(place: Locator, seconds: number): Promise<void> {
  const clock = async () => Number((await place.getByRole('timer').textContent())?.split(':')[1]);
  await expect.poll(clock).toBeGreaterThanOrEqual(seconds);
}
