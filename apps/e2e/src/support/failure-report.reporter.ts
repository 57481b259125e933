import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { failureReportName } from './failure-report.js';

/** After a failure as many are printed as help to find the cause. */
const mostReports = 5;

/** Prints at the end of the run what failed tests have attached, for runs of which only the output is left. */
export default class FailureReportReporter implements Reporter {
  private readonly reports: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === failureReportName && body) this.reports.push(`${test.title}\n${body.toString()}`);
    }
  }

  onEnd(): void {
    for (const report of this.reports.slice(0, mostReports)) {
      process.stdout.write(`\nReport of the failed test: ${report.replaceAll('\n', '\n  ')}\n`);
    }
  }
}
