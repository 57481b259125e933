import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'k8s/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test('every link in the documents to something of this house leads there', () => {
  const lost = documents.flatMap((document) => {
    const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g);
    return Array.from(links, ([, link = '']) => link)
      .filter((link) => !existsSync(resolve(root, document, '..', link)))
      .map((link) => `${document}: ${link}`);
  });
  expect(lost).toEqual([]);
});

test('every decision is in the table of decisions', () => {
  const folder = join(root, 'docs', 'decisions');
  const table = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readdirSync(folder).filter((name) => name !== 'README.md' && !table.includes(`](${name})`))).toEqual([]);
});
