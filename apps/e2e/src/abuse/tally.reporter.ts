import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Tally, tallyName } from './abuse-client.js';
import { isWhole, seed } from './sampling.js';

/** How many requests the whole of it makes, at least. */
const wholeIsAtLeast = 1_500;

/** Adds up, over all workers, what the abuse tests tried, and says it when the run is over. */
export default class TallyReporter implements Reporter {
  private readonly total: Tally = { requests: 0, statuses: {}, slowest: 0, slowestOf: '', faults: 0 };

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === tallyName && body) this.add(JSON.parse(body.toString()) as Tally);
    }
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const { requests, statuses, slowest, slowestOf, faults } = this.total;
    if (requests === 0) return undefined;
    const byStatus = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
    process.stdout.write(
      `\nAbuse, ${isWhole ? 'whole' : `a sample by the seed '${seed}'`}: ${requests} requests, ${faults} faults ` +
        `(5xx, hangs, leaks, other forms)\n  ${byStatus.join(', ')}\n` +
        `  slowest ${Math.round(slowest)} ms: ${slowestOf}\n`,
    );
    if (!isWhole || requests >= wholeIsAtLeast) return undefined;
    process.stdout.write(`  that is not the whole: ${wholeIsAtLeast} requests at least\n`);
    return { status: 'failed' };
  }

  private add(tally: Tally): void {
    const { total } = this;
    total.requests += tally.requests;
    total.faults += tally.faults;
    for (const [status, count] of Object.entries(tally.statuses)) {
      total.statuses[status] = (total.statuses[status] ?? 0) + count;
    }
    if (tally.slowest <= total.slowest) return;
    total.slowest = tally.slowest;
    total.slowestOf = tally.slowestOf;
  }
}
