import { test } from '@playwright/test';

/** What can be ended, and perhaps leaves something to be removed. */
interface Closable {
  close(): Promise<unknown>;
  demolish?(): Promise<void>;
}

/**
 * For the top of a file of tests: closes whatever it is given once all of them ran, the last first, also where the next
 * could not be opened. What it is given it gives back.
 */
export function closesAfterAll(): <T extends Closable>(thing: T) => T {
  const opened: Closable[] = [];
  test.afterAll(async () => {
    for (const thing of opened.reverse()) {
      await thing.close();
      await thing.demolish?.();
    }
  });
  return (thing) => {
    opened.push(thing);
    return thing;
  };
}
