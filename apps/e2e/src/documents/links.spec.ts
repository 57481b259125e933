import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { documents, root } from '../support/documents.js';

test('every link in the documents to a file of this repository leads there', () => {
  const lost = documents.flatMap(({ name, words }) =>
    Array.from(words.matchAll(/\]\((?!\w+:)([^)#\s]+)/g), ([, link = '']) => link)
      .filter((link) => !existsSync(resolve(root, name, '..', link)))
      .map((link) => `${name}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('every decision is in the table of decisions', () => {
  const folder = join(root, 'docs', 'decisions');
  const table = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readdirSync(folder).filter((name) => name !== 'README.md' && !table.includes(`](${name})`))).toEqual([]);
});
