import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const packages = ['apps', 'libs'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(root, group, name)),
);

/** Where each package of the house has the source of what it exports: `/.../libs/ui/src/*.tsx`. */
const sources = new Map<string, string>(
  packages.map((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [name, join(folder, exports?.['./*']?.source ?? '')];
  }),
);

test('what one package takes of another has its source where that one says: the site is served from it in development', () => {
  const files = packages.flatMap((folder) =>
    readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, 'src', name)),
  );
  const lost = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/from '(@rover\/[\w-]+)\/([^'.]+)'/g))
      .map(([, name = '', part = '']) => sources.get(name)?.replace('*', part) ?? name)
      .filter((source) => !existsSync(source))
      .map((source) => `${file}: ${source}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(lost).toEqual([]);
});
