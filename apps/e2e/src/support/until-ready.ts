import { setTimeout } from 'node:timers/promises';

/** Milliseconds. A process that cannot start exits; a busy machine may be slow. */
const opensWithin = 240_000;

/**
 * Waits until the process at this address reports ready.
 * @throws Error with its output if it exits, or is not ready within four minutes
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
    const ready = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (ready?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${name} did not open in time:\n${output()}`);
}
