import { Counter, Gauge, Registry } from 'prom-client';

/** All metrics of this process. One registry a process, however many services live in it. */
export const metrics = new Registry();

/**
 * A counter whose series begin at 0: to Prometheus a series that it sees for the first time has not grown yet, so the
 * first event of each kind would never count.
 * @param labels with the values that each can have: they must be few, since each makes a series for ever
 */
export function newCounter<L extends string>(
  name: string,
  help: string,
  labels: Readonly<Record<L, readonly string[]>>,
): Counter<L> {
  const labelNames = Object.keys(labels) as L[];
  const counter = new Counter({ name, help, labelNames, registers: [metrics] });
  const series = labelNames.reduce<Partial<Record<L, string>>[]>(
    (known, label) => known.flatMap((values) => labels[label].map((value) => ({ ...values, [label]: value }))),
    [{}],
  );
  for (const values of series) counter.inc(values, 0);
  return counter;
}

/** A value that goes up and down. The values of a label must be few, and known beforehand. */
export function newGauge<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
  return new Gauge({ name, help, labelNames, registers: [metrics] });
}
