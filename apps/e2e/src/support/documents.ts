import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this house, which documents name their files from. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Everything that is written for who works on the pub, or keeps it running: where it is, and its words. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'k8s/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((name) => ({ name, words: readFileSync(join(root, name), 'utf8') }));
