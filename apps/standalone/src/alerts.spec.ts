import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import '@rover/bookings/service';
import '@rover/media/service';
import '@rover/notifications/service';
import '@rover/platform/http/access-log';
import '@rover/platform/messaging/in-process-bus';
import { metrics } from '@rover/platform/telemetry/metrics';
import { observeProcess } from '@rover/platform/telemetry/process-watch';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  annotations: Record<string, string>;
}

const rules = readdirSync(`${root}docker/prometheus/rules`).flatMap((file) => {
  const { groups } = parse(read(`docker/prometheus/rules/${file}`)) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules: ofGroup }) => ofGroup);
});
const alerts = rules.filter((rule): rule is Rule & { alert: string } => rule.alert !== undefined);

/** Words of PromQL that name no figure. */
const words = new Set(
  `sum max min count group rate increase changes histogram_quantile max_over_time min_over_time topk vector by on or and
   unless`.split(/\s+/),
);

/** The figures that an expression looks at. */
function figuresIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|on) \([^)]*\)/g, '');
  return (bare.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter((word) => !words.has(word));
}

/** What the dashboard draws. */
function drawn(): string[] {
  const { panels } = JSON.parse(read('docker/grafana/dashboards/wild-rover.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

describe('the alerts and the dashboard', () => {
  const looked = [...rules.map(({ expr }) => expr), ...drawn()].flatMap(figuresIn);

  it('look at figures that are really told', () => {
    observeProcess();
    const ours = metrics.getMetricsAsArray().map(({ name }) => name);
    const told = new Set([
      ...ours.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
      ...rules.flatMap(({ record }) => record ?? []),
      'up',
      'ALERTS',
    ]);
    expect(looked.length).toBeGreaterThan(40);
    expect(looked.filter((name) => !told.has(name) && !name.startsWith('rabbitmq_'))).toEqual([]);
  });

  it('look at nothing that would begin with the first that happens, which would then not count as one more', async () => {
    const counters = new Set(looked.filter((name) => /^(?!process_|messages_).*_total$/.test(name)));
    expect(counters).toContain('mails_total');
    const told = (await metrics.metrics()).split('\n');
    const silent = [...counters].filter((name) => !told.some((line) => line.startsWith(`${name}{`)));
    expect(silent).toEqual([]);
  });

  it.each(alerts)('$alert says what it is, and leads to what can be done', ({ alert, annotations }) => {
    expect(annotations).toEqual({
      summary: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\.$/),
      runbook_url: `docs/operations.md#${alert.toLowerCase()}`,
    });
    expect(read('docs/operations.md')).toContain(`\n### ${alert}\n`);
  });

  it('are each proven by a test that sees it fire, and one that does not', () => {
    const tests = readdirSync(`${root}docker/prometheus/tests`).map((file) => read(`docker/prometheus/tests/${file}`));
    const checks = tests.flatMap((text) => {
      const { tests: cases } = parse(text) as {
        tests: { promql_expr_test: { expr: string; exp_samples: unknown[] }[] }[];
      };
      return cases.flatMap(({ promql_expr_test }) => promql_expr_test);
    });
    for (const { alert } of alerts) {
      const about = checks.filter(({ expr }) => expr.includes(`alertname="${alert}"`));
      const outcomes = new Set(about.map(({ exp_samples }) => exp_samples.length > 0));
      expect([alert, outcomes]).toEqual([alert, new Set([true, false])]);
    }
  });
});
