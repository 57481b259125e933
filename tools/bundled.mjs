// Stands before each bundle as its main.js (bundle.js for standalone): runs the code beside it (main.cjs) with what V8 had
// compiled of it when it was bundled (main.compiled), which saves a start the parsing. V8 does without where that is of
// another Node, or of other flags of its heap. A run that finds none leaves one behind: what it has used by its end.
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
