import { test } from '@playwright/test';

/** The name of the attachment by which {@link attachReport} passes its text to the reporter. */
export const failureReportName = 'failure-report';

/** Attaches what helps to find out why the running test has failed. */
export async function attachReport(...lines: string[]): Promise<void> {
  await test.info().attach(failureReportName, { body: lines.join('\n'), contentType: 'text/plain' });
}
