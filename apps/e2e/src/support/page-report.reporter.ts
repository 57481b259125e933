import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { pageReportName } from './page-report.js';

/** After a failure as many pages are reported as help to find the cause. */
const mostReports = 5;

/** Prints at the end of the run what stood on the pages of failed tests, for runs of which only the output is left. */
export default class PageReportReporter implements Reporter {
  private readonly reports: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === pageReportName && body) this.reports.push(`${test.title}\n${body.toString()}`);
    }
  }

  onEnd(): void {
    for (const report of this.reports.slice(0, mostReports)) {
      process.stdout.write(`\nThe page of the failed test: ${report.replaceAll('\n', '\n  ')}\n`);
    }
  }
}
