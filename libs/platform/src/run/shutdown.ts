import pTimeout from 'p-timeout';

/** The orchestrator kills after 30 s. */
const exitWithin = 28_000;

/**
 * Milliseconds in which several signals count as one: on Ctrl-C the terminal signals npm and us, and npm passes its own
 * on.
 */
const oneWish = 1_000;

/**
 * Ends the process in good order on SIGTERM, SIGINT or SIGHUP: `stop` runs once; the exit code is 0 when it finished in
 * time, and 1, with the reason on stderr, when it did not. Another signal, a second later or more, ends it at once.
 *
 * @returns a function that does the same for other reasons to end; with another exit code than 0 it ends the process at
 * once if that is ending already
 */
export function stopOnSignal(stop: () => Promise<void>): (exitCode?: number) => Promise<void> {
  let since: number | undefined;
  const end = async (exitCode = 0) => {
    if (since !== undefined) {
      if (exitCode !== 0) process.exit(exitCode);
      return;
    }
    since = performance.now();
    try {
      const late = new Error(`Not stopped within ${exitWithin / 1_000} s.`);
      await pTimeout(stop(), { milliseconds: exitWithin, message: late });
    } catch (error) {
      say(error);
      process.exit(1);
    }
    process.exit(exitCode);
  };
  const onSignal = () => end(since !== undefined && performance.now() - since > oneWish ? 1 : 0);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  return end;
}

/**
 * An error that nobody caught leaves the process in no known state: it is reported, and the process ends with exit code
 * 1, in good order as far as that still goes.
 */
export function stopOnUncaught(tell: (error: unknown) => void, end: (exitCode: number) => Promise<void>): void {
  process.on('uncaughtException', (error) => {
    say(error);
    tell(error);
    void end(1);
  });
}

/** Ends the process when the one that started it is gone: nobody is left who would press Ctrl-C. */
export function stopWhenOrphaned(end: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 1_000);
  watch.unref();
}

function say(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
