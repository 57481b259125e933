import { spawnSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { FreshCopy } from './testing/fresh-copy.js';

describe('the set-up of a copy whose last one was killed', () => {
  let copy: FreshCopy;

  beforeEach(() => {
    copy = new FreshCopy();
    mkdirSync(copy.at('.nx'));
  });

  afterEach(() => copy.remove());

  /** What a set-up does that finds a lock whose child has the id of a living process, touched so many seconds ago. */
  function found(secondsAgo: number): string {
    const lock = copy.at('.nx', 'set-up.lock');
    const touched = Date.now() / 1_000 - secondsAgo;
    writeFileSync(lock, JSON.stringify({ child: process.pid }));
    utimesSync(lock, touched, touched);
    const program = `
      import { withLock } from '${copy.at('tools', 'lock.mjs')}';
      await withLock(() => console.log('sets up'), () => {
        console.log('waits');
        process.exit();
      });
    `;
    return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout.trim();
  }

  it('waits for a child of that one, which may still be at work', () => {
    expect(found(0)).toBe('waits');
  });

  it('does not wait for whatever has the id of that child since the machine was started anew', () => {
    expect(found(uptime() + 1)).toBe('sets up');
  });
});
