import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { requireNode } from './node-version.mjs';

/** Installs what is missing and builds what is stale; returns at once when there is neither. */
export async function setUp() {
  if (isInstalled() && isBuilt()) return;
  await withLock(async (started) => {
    if (!isInstalled()) await tell('Installing the packages', () => install(started));
    if (!isBuilt()) await tell('Building what is stale', () => build(started));
  }, tellWaiting);
}

function tellWaiting() {
  say('Another process is installing or building; waiting for it ...\n');
}

async function tell(what, task) {
  const begun = Date.now();
  say(`${what} ... `);
  try {
    await task();
    say(`done in ${Math.round((Date.now() - begun) / 1000)} s\n`);
  } catch (error) {
    say('failed\n');
    throw error;
  }
}

function say(text) {
  process.stderr.write(text);
}

/** What went wrong, with what the failed command printed. */
export function explain(error) {
  return error.output === undefined ? (error.stack ?? String(error)) : `${error.output.trimEnd()}\n${error.message}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  await setUp().catch((error) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  });
}
