import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, which paths in documents are relative to. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** All documents for developers and operators: path and text. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'k8s/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((name) => ({ name, words: readFileSync(join(root, name), 'utf8') }));
