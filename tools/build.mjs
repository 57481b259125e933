import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './command.mjs';
import { inRoot, packages } from './workspace.mjs';

const stamp = inRoot('.nx', 'built');
const outputs = ['dist', 'dist-types'];
const notSources = new Set([...outputs, 'node_modules', 'coverage', 'test-results']);
const shared = ['package-lock.json', 'tsconfig.base.json', 'nx.json', 'tools/bundle.mjs', 'tools/bundled.mjs'];

/** Whether neither the sources nor what was built from them changed since the last build. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources() + outputsOf(isBuildable);
}

/** Options for Nx: no daemon that stays behind, no terminal UI. */
export const nxEnvironment = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // The default path contains the user name, which may be missing.
  NX_NATIVE_FILE_CACHE_DIRECTORY: inRoot('.nx', 'native'),
};

/** Builds what is stale, through Nx and its cache. */
export async function build(started) {
  const nx = inRoot('node_modules', '.bin', 'nx');
  const from = sources();
  await runQuietly(nx, ['run-many', '-t', 'build', '--parallel=2'], { env: nxEnvironment, started });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, from + outputsOf(isBuildable));
}

function isBuildable({ scripts }) {
  return scripts.build !== undefined;
}

/** Compares names, sizes and times of all inputs of the build, which takes a few hundredths of a second. */
function sources() {
  const folders = packages()
    .filter(isBuildable)
    .map(({ folder }) => folder);
  return digest([...shared.map((file) => inRoot(file)), ...folders.flatMap((folder) => filesIn(folder, notSources))]);
}

/** The same, for the outputs of the build of some packages. */
export function outputsOf(which) {
  const folders = packages()
    .filter(which)
    .map(({ folder }) => folder);
  return digest(folders.flatMap((folder) => outputs.flatMap((output) => filesIn(path.join(folder, output)))));
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder, except = new Set()) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !except.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(full, except) : [full];
    });
}
