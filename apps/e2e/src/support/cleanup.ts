import { test } from '@playwright/test';

/** Something that can be ended, and may leave data to remove. */
interface Closable {
  close(): Promise<unknown>;
  removeData?(): Promise<void>;
}

/**
 * For the top of a test file: closes everything it is given after all tests, in reverse order, also if a later one
 * fails to start. Returns its argument.
 */
export function closesAfterAll(): <T extends Closable>(thing: T) => T {
  const opened: Closable[] = [];
  test.afterAll(async () => {
    for (const thing of opened.reverse()) {
      await thing.close();
      await thing.removeData?.();
    }
  });
  return (thing) => {
    opened.push(thing);
    return thing;
  };
}
