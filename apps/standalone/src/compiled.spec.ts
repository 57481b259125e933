import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
const startFlags = (JSON.parse(manifest) as { scripts: { start: string } }).scripts.start.match(/--\S+/g) ?? [];

it('starts from what V8 compiled of it', () => {
  const program = `
    const { readFileSync } = require('node:fs');
    const cachedData = readFileSync('bundle.compiled');
    const script = new (require('node:vm').Script)(readFileSync('bundle.cjs', 'utf8'), { cachedData });
    process.stdout.write(String(script.cachedDataRejected));`;
  const { stdout } = spawnSync(process.execPath, [...startFlags, '-e', program], { cwd: dist, encoding: 'utf8' });
  expect(stdout).toBe('false');
});
