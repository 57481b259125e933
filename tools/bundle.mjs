// node tools/bundle.mjs events media: makes bundles/events and bundles/media, each all that its image contains of the
// service: main.js, its code and the V8 code cache of it (tools/bundled.mjs), and beside them the packages that load
// files of their own. Without a name, every service.
//
// node tools/bundle.mjs standalone: makes apps/standalone/dist/bundle.js, all services in one file, because thousands
// of files take longer to find and read than to run. It is part of the build of standalone, and what `npm start` runs.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot, packages, readJson } from './workspace.mjs';

/** Packages that load files from their own folder: machine code, or what runs in a thread. */
const apart = ['sharp', '@node-rs/argon2', 'piscina'];

/** Optional dependencies of Nest that we do not use. */
const absent = [/^@nestjs\/(microservices|websockets|platform-express)(\/|$)/, '@fastify/view'];

/**
 * What libraries load and we do not use: drivers of other databases, telephone numbers, support for TypeORM before its
 * first release.
 */
const unused = [
  /\/typeorm\/driver\/(?!postgres\/)[^/]+\/\w+Driver\.js$/,
  /\/class-validator\/\w+\/decorator\/string\/IsPhoneNumber\.js$/,
  /\/@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/,
];

/** Leaves a module out: its exports are undefined. */
const leaveOut = {
  name: 'leave-out',
  load: (file) => (unused.some((form) => form.test(file)) ? { code: 'module.exports = {};' } : null),
};

const bundles = inRoot('bundles');

/** The flags of Node in `npm start`: V8 accepts a code cache only under the flags with which it was made. */
const startFlags = readJson(inRoot('package.json')).scripts.start.match(/--\S+/g) ?? [];

/** The services that can run as processes of their own. */
function services() {
  return packages()
    .map(({ folder }) => path.basename(folder))
    .filter((app) => app !== 'standalone' && existsSync(inRoot('apps', app, 'src', 'main.ts')));
}

/** Bundles a service alone, with the packages that load files of their own. */
async function bundle(app) {
  const folder = path.join(bundles, app);
  rmSync(folder, { recursive: true, force: true });
  const main = path.join(folder, 'main.js');
  const output = await bundleInto(main, app);
  const taken = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  for (const name of apart) if (taken.includes(name)) takeAlong(name, inRoot('apps', app), folder);
  compile(main);
}

/** Bundles all services; those packages are found in the workspace. */
async function bundleStandalone() {
  const main = inRoot('apps', 'standalone', 'dist', 'bundle.js');
  await bundleInto(main, 'standalone');
  compile(main, startFlags);
}

/** Makes one file of an app, and the script that runs it. @returns Rolldown's output */
async function bundleInto(main, app) {
  const build = await rolldown({
    input: inRoot('apps', app, 'dist', 'main.js'),
    platform: 'node',
    plugins: [leaveOut],
    external: [...apart, ...absent],
    onLog(level, log, handle) {
      // An unresolved import would otherwise fail only when it is used.
      handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
    },
  });
  const { output } = await build.write({
    file: main.replace(/js$/, 'cjs'),
    format: 'cjs',
    // Must come last: Rolldown itself would drop a function that nobody calls.
    postBanner: "(function (require, __filename, __dirname) { 'use strict';",
    postFooter: '})',
    codeSplitting: false,
    // Nest and the logs use the names of classes.
    keepNames: true,
  });
  await build.close();
  copyFileSync(inRoot('tools', 'bundled.mjs'), main);
  return output;
}

/**
 * Writes the V8 code cache beside a bundle: an app loads all its modules before it reads its configuration, and exits
 * because the port is invalid. It compiles with `--predictable`, so that the same code gives the same bytes, and a
 * service that did not change keeps its image.
 */
function compile(main, flags = []) {
  const compiled = main.replace(/js$/, 'compiled');
  rmSync(compiled, { force: true });
  const { stderr } = spawnSync(process.execPath, [...flags, '--predictable', main], {
    env: { PORT: 'none' },
    encoding: 'utf8',
  });
  if (!existsSync(compiled)) throw new Error(`${main} could not be compiled:\n${stderr}`);
}

/** Copies a package and its dependencies, as far as they are installed: those for other systems are not. */
function takeAlong(name, from, folder) {
  const source = placeOf(name, from);
  const target = path.join(folder, 'node_modules', name);
  if (!source || existsSync(target)) return;
  cpSync(source, target, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules' || file === source,
  });
  const { dependencies = {}, optionalDependencies = {} } = readJson(path.join(source, 'package.json'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) takeAlong(needed, source, folder);
}

/** The folder of a package, resolved from another folder. */
function placeOf(name, folder) {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : placeOf(name, parent);
}

const known = services();
const asked = process.argv.slice(2);
const unknown = asked.filter((app) => app !== 'standalone' && !known.includes(app));
if (unknown.length > 0) {
  process.stderr.write(`There is no service ${unknown.join(', ')}; there are ${known.join(', ')}.\n`);
  process.exit(1);
}
for (const app of asked.length > 0 ? asked : known) {
  if (app === 'standalone') await bundleStandalone();
  else await bundle(app);
}
