// npm run dev: everything, restarted on change, the site with hot reload; one Ctrl-C ends it.
import { requireNode } from './node-version.mjs';

requireNode();
const { outputsOf } = await import('./build.mjs');
const { launch } = await import('./crew.mjs');
const { freePort } = await import('./free-port.mjs');
const { explain, setUp } = await import('./setup.mjs');
const { inRoot, root } = await import('./workspace.mjs');

process.chdir(root);
await setUp().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

const { PORT = '8080', HOST = '127.0.0.1', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
const api = { HOST: '127.0.0.1', PORT: String(await freePort()) };
let product;
let built;
let turn = Promise.resolve();

function compiled(line) {
  const [, errors] = /Found (\d+) errors?\. Watching/.exec(line) ?? [];
  if (errors !== '0') process.stdout.write(`${line}\n`);
  else turn = turn.then(restartIfChanged);
}

async function restartIfChanged() {
  const now = outputsOf(({ name }) => name !== '@rover/web' && name !== '@rover/ui');
  if (now === built) return;
  built = now;
  await product?.end();
  product = launch(process.execPath, ['--enable-source-maps', inRoot('apps', 'standalone', 'dist', 'main.js')], {
    env: { ...api, PUBLIC_URL },
    vital: false,
  });
}

launch(inRoot('node_modules', '.bin', 'vite'), ['--host', HOST, '--port', PORT, '--strictPort', '--logLevel', 'warn'], {
  env: { API_URL: `http://${api.HOST}:${api.PORT}` },
  cwd: inRoot('apps', 'web'),
});
launch(inRoot('node_modules', '.bin', 'tsc'), ['-b', '--watch', '--preserveWatchOutput'], { onLine: compiled });
