/**
 * Drains all at once, and then stops one after the other, what started last first. One that fails keeps none from its turn.
 * @throws the first of what went wrong, once all have had their turn
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
