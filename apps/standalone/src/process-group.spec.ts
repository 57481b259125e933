import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const processGroup = `${root}tools/process-group.mjs`;

/** One of the group, which takes its time: it ends when it is told once more, in another way. */
const member = `
  process.on('SIGTERM', () => console.log('stopping'));
  process.on('SIGUSR2', () => {
    console.log('stopped');
    process.exit();
  });
  setInterval(() => undefined, 60_000);
  console.log('ready');
`;

/** Launches it, and lets it end as soon as the second Ctrl-C has been heard, in the same moment as the first. */
const program = `
  performance.now = () => 1;
  import { launch } from '${processGroup}';
  const member = launch(process.execPath, ['-e', ${JSON.stringify(member)}], { env: {} });
  let heard = 0;
  process.on('SIGINT', () => {
    heard += 1;
    if (heard === 2) member.end('SIGUSR2');
  });
`;

describe('npm run dev', () => {
  it('lets its programs finish when npm passes on the Ctrl-C that it has seen itself', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const lines = createInterface({ input: child.stdout });
    const said: string[] = [];
    for await (const [line] of on(lines, 'line', { close: ['close'] })) {
      said.push(line);
      if (line !== 'stopped') child.kill('SIGINT');
    }
    expect(said).toEqual(['ready', 'stopping', 'stopped']);
  });
});

describe.each(['start', 'dev'])('npm run %s', (name) => {
  it('is itself the process that npm tells to end, so that nothing stays open behind it', async () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const bin = mkdtempSync(path.join(tmpdir(), 'rover-bin-'));
    writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho $$\n', { mode: 0o755 });
    const child = spawn('/bin/sh', ['-c', scripts[name]], { env: { PATH: bin } });
    const [said] = await once(child.stdout, 'data');
    rmSync(bin, { recursive: true });
    expect(Number(said)).toBe(child.pid);
  });
});
