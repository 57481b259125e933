// npm test: everything, from a fresh clone. npm run e2e: only the tests in apps/e2e. npm run test:abuse, test:faults:
// one suite of those, in full.
import { requireNode } from './node-version.mjs';

requireNode();
const { mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { inRoot, root } = await import('./workspace.mjs');
const { explain, setUp } = await import('./setup.mjs');
const { runInherited, runQuietly } = await import('./command.mjs');
const { chromium } = await import('./chromium.mjs');
const { checkBudgets } = await import('./budgets.mjs');
const { nxEnvironment } = await import('./build.mjs');
const { containers } = await import('./containers.mjs');
const { checkDeployment } = await import('./deployment.mjs');
const { servers } = await import('./servers.mjs');
const { failure, line, sum, tallyBrowser, tallySpecs } = await import('./tally.mjs');

process.chdir(root);
/** What can be run instead of everything: which browser tests, against what, with which environment. */
const parts = {
  e2e: { which: [], on: bundlesAndServers, told: {} },
  faults: { which: ['src/faults/'], on: bundlesAndServers, told: { FAULT_SCALE: process.env.FAULT_SCALE ?? '1' } },
  abuse: { which: ['src/abuse/'], on: bundlesAndServers, told: { ABUSE: 'whole' } },
  containers: { which: ['--project=containers'], on: containers, told: {} },
};
const part = parts[process.argv[2]];
/** Steps that failed before this one, such as lint: they count as failed tests. */
const failedBefore = process.argv
  .filter((argument) => argument.startsWith('--failed='))
  .map((argument) => argument.slice(9));

async function specs(env) {
  const args = ['run-many', '-t', 'test', '--parallel=2'];
  const code = await runInherited(inRoot('node_modules', '.bin', 'nx'), args, {
    env: { ...nxEnvironment, ...env },
    timeout: 30 * 60_000,
  });
  return verdict(tallySpecs(), code, 'the specs');
}

async function browser(env) {
  const CHROMIUM_PATH = await chromium();
  // Pubs that are killed in the tests leave their data behind, and so does the browser; this folder is deleted.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'rover-e2e-'));
  const { which, told } = part ?? parts.e2e;
  const args = ['test', '--config', inRoot('apps', 'e2e', 'playwright.config.ts'), ...which];
  const code = await runInherited(inRoot('node_modules', '.bin', 'playwright'), args, {
    env: { ...env, ...told, CHROMIUM_PATH, TMPDIR },
  });
  rmSync(TMPDIR, { recursive: true, maxRetries: 20, retryDelay: 100 });
  return verdict(tallyBrowser(), code, 'the journeys in a browser');
}

/** A run that failed without a failed test counts as one failure, and so does one without tests. */
function verdict(tally, code, who) {
  if (code !== 0 && tally.failed === 0) return sum([tally, failure(`${who} ended with ${code}`)]);
  if (tally.passed + tally.failed === 0) return sum([tally, failure(`${who}: there are none`)]);
  return tally;
}

async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    return failure(explain(error));
  }
}

/** What a pub of several processes needs: each service as its image has it, and the servers. */
async function bundlesAndServers() {
  await runQuietly(process.execPath, [inRoot('tools', 'bundle.mjs')]);
  const { env, stop } = await servers();
  return { env: { ...env, BUNDLES: inRoot('bundles') }, stop };
}

/** Runs the requested part, or everything, on the servers or containers that it needs. */
async function tests() {
  const { env, stop } = await (part ?? parts.e2e).on();
  const tallies = [];
  if (!part) {
    tallies.push(await attempt(() => specs(env)), await attempt(checkDeployment), await attempt(checkBudgets));
  }
  tallies.push(await attempt(() => browser(env)));
  await stop();
  return sum(tallies);
}

rmSync(inRoot('reports'), { recursive: true, force: true });
const tallies = failedBefore.map((step) => failure(`${step} failed, see above`));
const ready = await attempt(async () => {
  await setUp();
  return sum([]);
});
tallies.push(ready);
if (ready.failed === 0) tallies.push(await attempt(tests));
const total = sum(tallies);
for (const text of total.complaints) process.stdout.write(`\n${text}\n`);
if (total.skipped > 0) process.stdout.write(`\n${total.skipped} skipped\n`);
process.stdout.write(`\n${line(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
