import { Histogram, Registry } from 'prom-client';
import { Histogram as CheapHistogram } from './histogram.js';
import { metrics } from './metrics.js';

const bounds = [0.1, 0.5, 2.5];

/** The lines of a metric, as Prometheus reads them, in any order. */
const linesOf = async (registry: Registry, name: string) =>
  (await registry.getSingleMetricAsString(name)).split('\n').toSorted();

describe('a histogram that is cheap to observe', () => {
  afterEach(() => metrics.removeSingleMetric('waits_seconds'));

  it('tells Prometheus what that of prom-client tells', async () => {
    const registry = new Registry();
    const theirs = new Histogram({
      name: 'waits_seconds',
      help: 'How long they waited.',
      labelNames: ['route', 'status'],
      buckets: bounds,
      registers: [registry],
    });
    const ours = new CheapHistogram('waits_seconds', 'How long they waited.', ['route', 'status'], bounds);
    const observed = [
      ['/a', 200, 0],
      ['/a', 200, 0.1],
      ['/a', 200, 0.100001],
      ['/a', 304, 2.5],
      ['/a', 200, 2.6],
      ['/b "quoted"\\\n', 200, 1],
    ] as const;
    for (const [route, status, value] of observed) {
      theirs.observe({ route, status }, value);
      ours.observe({ route, status }, value);
    }

    const told = await linesOf(metrics, 'waits_seconds');
    expect(told).toContain('waits_seconds_bucket{route="/a",status="200",le="0.1"} 2');
    // prom-client writes `le` before the other labels; to Prometheus their order says nothing.
    expect(told.map((line) => line.replace(/\{(.*),(le="[^"]*")\}/, '{$2,$1}')).toSorted()).toEqual(
      await linesOf(registry, 'waits_seconds'),
    );
  });

  it('tells nothing before the first observation but what it is', async () => {
    new CheapHistogram('waits_seconds', 'How long they waited.', ['route'], bounds);
    expect(await linesOf(metrics, 'waits_seconds')).toEqual([
      '# HELP waits_seconds How long they waited.',
      '# TYPE waits_seconds histogram',
    ]);
  });
});
