import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const crew = fileURLToPath(new URL('../../../tools/crew.mjs', import.meta.url));

/** One of the crew, which takes its time: it ends when it is told once more, in another way. */
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
  import { launch } from '${crew}';
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
