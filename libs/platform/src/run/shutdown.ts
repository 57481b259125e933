import { setTimeout } from 'node:timers/promises';

/** The orchestrator kills after 30 s. */
const exitWithin = 28_000;

/**
 * Ends the process well on SIGTERM or SIGINT: `stop` runs once; the exit code is 0 when it finished in time. A second
 * signal ends it at once.
 *
 * @returns what the signals do, for other reasons to end
 */
export function stopOnSignal(stop: () => Promise<void>): (exitCode?: number) => Promise<void> {
  let stopping = false;
  const end = async (exitCode = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    const inTime = await Promise.race([
      stop().then(
        () => true,
        () => false,
      ),
      setTimeout(exitWithin, false, { ref: false }),
    ]);
    process.exit(inTime ? exitCode : 1);
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
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
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
