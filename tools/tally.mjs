import { existsSync } from 'node:fs';
import { inRoot, packages, readJson } from './workspace.mjs';

/** The report that the browser tests write. */
const browserReport = inRoot('reports', 'e2e.json');

/** The report that a package's specs write, see jest.report.cjs. */
function reportOf({ name }) {
  return inRoot('reports', `${name}.json`);
}

/** The sum of the reports of the packages' specs. */
export function tallySpecs() {
  return sum(
    packages()
      .filter(({ scripts }) => scripts.test)
      .map((one) => read(reportOf(one), one.name, ofJest)),
  );
}

/** The result in the report of the browser tests. */
export function tallyBrowser() {
  return read(browserReport, 'the journeys in a browser', ofPlaywright);
}

export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0, complaints: [] };
  for (const { passed, failed, skipped, complaints } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.complaints.push(...complaints);
  }
  return total;
}

/** A failure outside of the tests; it counts as a failed test. */
export function failure(text) {
  return { passed: 0, failed: 1, skipped: 0, complaints: [text] };
}

/** The closing line. */
export function line({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function read(file, who, tallyOf) {
  return existsSync(file) ? tallyOf(readJson(file)) : failure(`${who}: no report, so it did not run to its end`);
}

function ofJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, complaints: [] };
}

function ofPlaywright({ stats, errors }) {
  const { expected, flaky, unexpected, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, complaints: [] };
}
