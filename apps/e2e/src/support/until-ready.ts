import { setTimeout } from 'node:timers/promises';

const opensWithin = 60_000;

/**
 * Waits until what listens at an address says that it is ready.
 * @throws Error with what it printed when it ended, or is not ready within a minute
 */
export async function untilReady(
  name: string,
  url: string,
  { exited, output }: { exited: Promise<number | null>; output(): string },
): Promise<void> {
  const deadline = Date.now() + opensWithin;
  let code: number | null | undefined;
  exited.then((exitCode) => (code = exitCode));
  while (Date.now() < deadline) {
    if (code !== undefined) throw new Error(`${name} did not open (exit ${code}):\n${output()}`);
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (ready?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${name} did not open in time:\n${output()}`);
}
