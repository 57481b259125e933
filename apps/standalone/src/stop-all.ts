/**
 * Drains all at once, and then stops one after the other, the last one started first. One that fails does not keep the
 * others from being stopped.
 * @throws the first error, once all have been stopped
 */
export async function stopAll(
  toDrain: readonly (() => Promise<void>)[],
  toStop: readonly (() => Promise<void>)[],
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (step: () => Promise<void>) => step().catch((error) => failures.push(error));
  await Promise.all(toDrain.map(attempt));
  for (const stopOne of toStop.toReversed()) await attempt(stopOne);
  if (failures.length > 0) throw failures[0];
}
