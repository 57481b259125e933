import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runInherited } from './command.mjs';
import { fromDebian } from './programs.mjs';
import { inRoot } from './workspace.mjs';

/** The headless shell is Chromium without windows: the same engine, with two thirds of the work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium that runs, and installs one where there is none. */
export async function chromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (runs(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is no Chromium that runs`);
  }
  const { chromium: ofPlaywright } = await import('@playwright/test');
  const find = () => [...usualPlaces, ofPlaywright.executablePath()].find(runs);
  for (const install of [() => undefined, ofDebian, fromPlaywright]) {
    await install();
    const found = find();
    if (found) return found;
  }
  throw new Error('No Chromium for the journeys in a browser: install one, or name it in CHROMIUM_PATH');
}

function runs(place) {
  return existsSync(place) && spawnSync(place, ['--version'], { timeout: 30_000 }).status === 0;
}

const ofDebian = () => fromDebian('Chromium', 'chromium-headless-shell', 'chromium');

async function fromPlaywright() {
  process.stderr.write("Installing Playwright's Chromium ...\n");
  await runInherited(inRoot('node_modules', '.bin', 'playwright'), ['install', 'chromium']);
}
