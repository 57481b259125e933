// The main.js of each bundle (bundle.js for standalone): runs the code beside it (main.cjs) with the V8 code cache that
// was made when it was bundled (main.compiled), which saves compiling at start. V8 ignores a cache of another Node, or
// of other heap flags. A run that finds none writes one at its end.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const main = fileURLToPath(import.meta.url);
const code = main.replace(/js$/, 'cjs');
const compiled = main.replace(/js$/, 'compiled');

const script = new vm.Script(readFileSync(code, 'utf8'), {
  filename: code,
  cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
});
if (!existsSync(compiled)) process.once('exit', () => writeFileSync(compiled, script.createCachedData()));
script.runInThisContext()(createRequire(code), code, path.dirname(code));
