import { setTimeout } from 'node:timers/promises';

/** Waits until `check` passes; throws what it threw last when that takes longer than so many milliseconds. */
export async function eventually(check: () => void | Promise<void>, within = 10_000): Promise<void> {
  const deadline = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(10);
    }
  }
}
