import pTimeout from 'p-timeout';

/** The orchestrator kills after 30 s. */
const exitWithin = 28_000;

/**
 * Ends the process well on SIGTERM or SIGINT: `stop` runs once; the exit code is 0 when it finished in time, and 1,
 * with the reason on stderr, when it did not. A second signal ends it at once.
 *
 * @returns what the signals do, for other reasons to end
 */
export function stopOnSignal(stop: () => Promise<void>): (exitCode?: number) => Promise<void> {
  let stopping = false;
  const end = async (exitCode = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      const late = new Error(`Not stopped within ${exitWithin / 1_000} s.`);
      await pTimeout(stop(), { milliseconds: exitWithin, message: late });
    } catch (error) {
      say(error);
      process.exit(1);
    }
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => end());
  process.on('SIGINT', () => end());
  return end;
}

/**
 * An error that nobody caught leaves the process in no known state: it is told, and the process ends with exit code 1,
 * in good order as far as that still goes.
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
