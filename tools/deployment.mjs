import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from './command.mjs';
import { which } from './programs.mjs';
import { failure, sum } from './tally.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Validates the files for deployment with the programs that will read them there: the alerts with promtool, which also
 * runs their tests, and the manifests with kubectl. Prints a warning if a program is missing and cannot be installed.
 * @returns a tally
 */
export async function checkDeployment() {
  const borrowed = mkdtempSync(join(tmpdir(), 'promtool-'));
  try {
    const promtool = which('promtool') ?? promtoolOfDebian(borrowed);
    return sum([
      await withProgram('promtool', promtool, 'the alerts', alertChecks()),
      await withProgram('kubectl', kubectl(), 'the manifests of Kubernetes', manifestChecks()),
    ]);
  } finally {
    rmSync(borrowed, { recursive: true, force: true });
  }
}

function alertChecks() {
  const folder = inRoot('docker', 'prometheus');
  const tests = readdirSync(join(folder, 'tests')).map((file) => join(folder, 'tests', file));
  return [['check', 'config', join(folder, 'prometheus.yml')], ...tests.map((file) => ['test', 'rules', file])];
}

function manifestChecks() {
  const folders = ['base', 'overlays/single-node', 'overlays/production'];
  return folders.map((folder) => ['kustomize', inRoot('k8s', ...folder.split('/'))]);
}

/** @param checks for each run of the program, its arguments */
async function withProgram(name, program, what, checks) {
  if (!program) {
    process.stderr.write(`\nSKIPPED: there is no ${name}, so ${what} are NOT checked.\n\n`);
    return { ...sum([]), skipped: checks.length };
  }
  return sum(await Promise.all(checks.map((args) => check(name, program, args))));
}

async function check(name, program, args) {
  try {
    await runQuietly(program, args);
    return { ...sum([]), passed: 1 };
  } catch (error) {
    return failure(`${name} ${args.join(' ')}:\n${error.output ?? error.message}`);
  }
}

/** Extracts it from Debian's package into this folder, without installing the package, which would start a server. */
function promtoolOfDebian(folder) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return undefined;
  process.stderr.write('Taking promtool from the packages of the system ...\n');
  const steps = 'apt-get update -qq && apt-get download -qq prometheus && dpkg-deb -x prometheus_*.deb .';
  spawnSync('sh', ['-c', steps], { cwd: folder, stdio: 'ignore', timeout: 180_000 });
  const promtool = join(folder, 'usr', 'bin', 'promtool');
  return existsSync(promtool) ? promtool : undefined;
}

/** A kubectl that supports components and replacements: Debian's own is too old. */
function kubectl() {
  const program = which('kubectl');
  const { stdout } = program ? spawnSync(program, ['version', '--client', '-o', 'json'], { encoding: 'utf8' }) : {};
  return /"kustomizeVersion": "v[5-9]/.test(stdout ?? '') ? program : undefined;
}
