import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { nodeProgram } from '../testing/node-program.js';

/**
 * What becomes of a program that stops in this way when it is told to end, and told again by each further signal as
 * soon as it has said something more.
 */
async function ended(stop: string, signals: NodeJS.Signals[] = ['SIGTERM'], before = '') {
  const contents = `
    import { stopOnSignal } from './shutdown.ts';
    ${before}
    const end = stopOnSignal(${stop});
    setInterval(() => undefined, 60_000);
    console.log('ready');
  `;
  const child = spawn(process.execPath, await nodeProgram(contents, import.meta.dirname), { env: {} });
  const said = text(child.stderr);
  const exited = once(child, 'exit');
  for (const signal of signals) {
    await Promise.race([once(child.stdout, 'data'), exited]);
    child.kill(signal);
  }
  const [code] = await exited;
  return { code, said: await said };
}

/** Its seconds are milliseconds. */
const hurry = `
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, milliseconds) => setTimeout(run, milliseconds / 1_000);
`;

/** Stops when it hears a further Ctrl-C. */
const untilToldAgain = `() => new Promise((resolve) => {
  process.once('SIGINT', resolve);
  console.log('stopping');
})`;

/** Never stops; a second passes as soon as it has begun. */
const forMoreThanASecond = `() => new Promise(() => {
  const later = performance.now() + 1_001;
  performance.now = () => later;
  console.log('stopping');
})`;

describe('a program that is told to end', () => {
  it('stops without a word, with 0', async () => {
    expect(await ended('async () => undefined')).toEqual({ code: 0, said: '' });
  });

  it('stops so as well when its terminal is closed', async () => {
    expect(await ended('async () => undefined', ['SIGHUP'])).toEqual({ code: 0, said: '' });
  });

  it('finishes when npm passes on the Ctrl-C that it has seen itself', async () => {
    const atOnce = 'performance.now = () => 0;';
    expect(await ended(untilToldAgain, ['SIGINT', 'SIGINT'], atOnce)).toEqual({ code: 0, said: '' });
  });

  it('ends at once when it is told again a second later', async () => {
    expect(await ended(forMoreThanASecond, ['SIGINT', 'SIGINT'])).toEqual({ code: 1, said: '' });
  });

  it('finishes when there is another reason to end meanwhile, such as that whoever started it is gone', async () => {
    expect(await ended('() => end()')).toEqual({ code: 0, said: '' });
  });

  it('ends at once when an error meanwhile was caught by nobody', async () => {
    expect(await ended('() => new Promise(() => end(1))')).toEqual({ code: 1, said: '' });
  });

  it('says what went wrong when it cannot stop in good order, and where, with 1', async () => {
    const { code, said } = await ended(`async function letGo() { throw new Error('The door is stuck.'); }`);
    expect(code).toBe(1);
    expect(said).toMatch(/^Error: The door is stuck\.\n\s+at letGo /);
  });

  it('says that it could not stop in time, with 1', async () => {
    const { code, said } = await ended('() => new Promise(() => undefined)', ['SIGTERM'], hurry);
    expect(code).toBe(1);
    expect(said).toContain('Not stopped within 28 s.\n');
  });
});
