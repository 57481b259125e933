import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const packages = ['apps', 'libs'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(root, group, name)),
);

/** Where each package of the pub has the source of what it exports: `/.../libs/ui/src/*.tsx`. */
const sources = new Map<string, string>(
  packages.map((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const every = exports?.['./*'];
    return [name, join(folder, every?.source ?? every ?? '')];
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

test('every package names what it takes of others, so that nothing is there only by the luck of where npm put it', () => {
  expect(packages.flatMap((folder) => takenUnnamed(folder))).toEqual([]);
  expect(takenUnnamed(root, ['bench', 'tools'], [...sources.keys()])).toEqual([]);
});

test('the site is built for guests, whatever the shell is for: what comes of a build is kept', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'apps/web/package.json'), 'utf8'));
  const told = `tsc() { :; }; vite() { echo "vite $* for $NODE_ENV"; }; ${scripts.build}`;
  const env = { NODE_ENV: 'development' };
  expect(execFileSync('/bin/sh', ['-c', told], { env, encoding: 'utf8' })).toBe('vite build for production\n');
});

/** What the files in some parts of a package import that neither its package.json names nor is there in any case. */
function takenUnnamed(folder: string, parts = ['.'], given: readonly string[] = []): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = new Set([...given, ...Object.keys({ ...dependencies, ...devDependencies })]);
  const files = parts.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|[cm]js|css)$/.test(name))
      .filter((name) => !/(?:^|\/)(?:node_modules|dist|dist-types)\//.test(name))
      .map((name) => join(folder, part, name)),
  );
  return files.flatMap((file) =>
    importedBy(readFileSync(file, 'utf8'))
      .filter((name) => !named.has(name))
      .map((name) => `${file}: ${name}`),
  );
}

/** The packages of whose files a text imports some: `react-dom` for `react-dom/client`. */
function importedBy(text: string): string[] {
  const imports = /^(?:(?:import|export|\}).* from |import |@import )['"]([^'"]+)/gm;
  const calls = /\b(?:import|require|import\.meta\.resolve|require\.resolve)\('([^']+)/g;
  return [imports, calls]
    .flatMap((pattern) => Array.from(text.matchAll(pattern), ([, asked = '']) => asked))
    .filter((asked) => !/^(?:[./]|node:)/.test(asked))
    .map((asked) => asked.split('/', asked.startsWith('@') ? 2 : 1).join('/'));
}
