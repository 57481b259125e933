// node tools/bundle.mjs events media: bundles/events and bundles/media, each all that its image holds of the service:
// main.js, and beside it the packages with machine code. Without a name, every service.
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot, packages, readJson } from './workspace.mjs';

/** Their machine code is loaded from their own folder. */
const native = ['sharp', '@node-rs/argon2'];

/** What Nest would use if it were there, and we do without. */
const absent = [/^@nestjs\/(microservices|websockets|platform-express)(\/|$)/, '@fastify/view'];

const bundles = inRoot('bundles');

/** The services that may be processes of their own. */
function services() {
  return packages()
    .map(({ folder }) => path.basename(folder))
    .filter((app) => app !== 'standalone' && existsSync(inRoot('apps', app, 'src', 'main.ts')));
}

async function bundle(app) {
  const folder = path.join(bundles, app);
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    input: inRoot('apps', app, 'dist', 'main.js'),
    platform: 'node',
    external: [...native, ...absent],
    onLog(level, log, handle) {
      // What cannot be found now would be missed first when it is used.
      handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
    },
  });
  const { output } = await build.write({
    file: path.join(folder, 'main.js'),
    format: 'esm',
    codeSplitting: false,
    // Nest and the logs go by the names of classes.
    keepNames: true,
  });
  await build.close();
  const taken = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  for (const name of native) if (taken.includes(name)) takeAlong(name, inRoot('apps', app), folder);
}

/** Copies a package and all that it stands on, as far as it is installed: what is for other systems is not. */
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

/** Where a package is that is asked for in a folder. */
function placeOf(name, folder) {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(place)) return place;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : placeOf(name, parent);
}

const known = services();
const asked = process.argv.slice(2);
const unknown = asked.filter((app) => !known.includes(app));
if (unknown.length > 0) {
  process.stderr.write(`There is no service ${unknown.join(', ')}; there are ${known.join(', ')}.\n`);
  process.exit(1);
}
for (const app of asked.length > 0 ? asked : known) await bundle(app);
