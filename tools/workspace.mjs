import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this working copy. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** An absolute path in this working copy. */
export function inRoot(...parts) {
  return path.join(root, ...parts);
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The packages of the workspace: their folder, name and scripts. */
export function packages() {
  return ['libs', 'apps']
    .flatMap((group) => readdirSync(inRoot(group)).map((name) => inRoot(group, name)))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => {
      const { name, scripts = {} } = readJson(path.join(folder, 'package.json'));
      return { folder, name, scripts };
    });
}
