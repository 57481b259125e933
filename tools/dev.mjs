// npm run dev: everything, restarted on change, the site with hot reload; one Ctrl-C ends it.
import { requireNode } from './node-version.mjs';

requireNode();
const { join } = await import('node:path');
const { outputsOf } = await import('./build.mjs');
const { runQuietly } = await import('./command.mjs');
const { launch } = await import('./process-group.mjs');
const { freePort } = await import('./free-port.mjs');
const { onChange } = await import('./on-change.mjs');
const { explain, setUp } = await import('./setup.mjs');
const { inRoot, packages, root } = await import('./workspace.mjs');

process.chdir(root);
await setUp().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

const { PORT = '8080', HOST = '127.0.0.1', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
const api = { HOST: '127.0.0.1', PORT: String(await freePort()) };
const [tsc, vite] = ['tsc', 'vite'].map((name) => inRoot('node_modules', '.bin', name));
/** Packages that Vite serves; it handles their changes itself. */
const ofTheSite = new Set(['@rover/web', '@rover/ui']);
const isOfTheServer = ({ name }) => !ofTheSite.has(name);

let product;
let built;
async function rebuild() {
  try {
    await runQuietly(tsc, ['-b', inRoot('apps', 'standalone'), '--pretty']);
  } catch (error) {
    process.stderr.write(`${error.output.trimEnd()}\n`);
    return;
  }
  const now = outputsOf(isOfTheServer);
  if (now === built) return;
  built = now;
  const restart = product !== undefined;
  if (restart) process.stderr.write('The code changed; restarting ...\n');
  await product?.end();
  product = launch(process.execPath, ['--enable-source-maps', inRoot('apps', 'standalone', 'dist', 'main.js')], {
    env: { ...api, PUBLIC_URL },
    vital: false,
  });
  if (!restart) startSite();
}

function startSite() {
  launch(vite, ['--host', HOST, '--port', PORT, '--strictPort', '--logLevel', 'warn'], {
    env: { API_URL: `http://${api.HOST}:${api.PORT}` },
    cwd: inRoot('apps', 'web'),
  });
}

let turn = rebuild();
const sources = packages()
  .filter(isOfTheServer)
  .map(({ folder }) => join(folder, 'src'));
onChange(sources, () => {
  turn = turn.then(rebuild);
});
