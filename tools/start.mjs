// npm start: installs and builds what is needed, then runs the product.
import { requireNode } from './node-version.mjs';

requireNode();
const { root } = await import('./workspace.mjs');
const { startConflict } = await import('./preflight.mjs');
const { explain, setUp } = await import('./setup.mjs');

process.chdir(root);
const why = await startConflict(process.env);
if (why !== undefined) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
try {
  await setUp();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
// In this process, so that any signal that ends it ends the product.
await import('../apps/standalone/dist/bundle.js');
