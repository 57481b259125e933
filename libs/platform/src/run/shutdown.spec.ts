import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';

/** What becomes of a program that stops in this way when it is told to end. Its seconds are milliseconds. */
async function ended(stop: string) {
  const contents = `
    import { stopOnSignal } from './shutdown.ts';
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (run, milliseconds) => setTimeout(run, milliseconds / 1_000);
    stopOnSignal(${stop});
    setInterval(() => undefined, 60_000);
    console.log('ready');
  `;
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { outputFiles } = await build({ stdin, bundle: true, platform: 'node', format: 'esm', write: false });
  const program = outputFiles[0]?.text ?? '';
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env: {} });
  const said = text(child.stderr);
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  child.kill('SIGTERM');
  const [code] = await exited;
  return { code, said: await said };
}

describe('a program that is told to end', () => {
  it('stops without a word, with 0', async () => {
    expect(await ended('async () => undefined')).toEqual({ code: 0, said: '' });
  });

  it('says what went wrong when it cannot stop in good order, and where, with 1', async () => {
    const { code, said } = await ended(`async function letGo() { throw new Error('The door is stuck.'); }`);
    expect(code).toBe(1);
    expect(said).toMatch(/^Error: The door is stuck\.\n\s+at letGo /);
  });

  it('says that it could not stop in time, with 1', async () => {
    const { code, said } = await ended('() => new Promise(() => undefined)');
    expect(code).toBe(1);
    expect(said).toContain('Not stopped within 28 s.\n');
  });
});
