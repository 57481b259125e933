import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { venue } from '@rover/venue/venue';
import { root } from '../support/documents.js';

const { city, region, country } = venue.address;

/** What the pub and the places around it are called, in short too. */
const names = [venue.name, city, region, country, 'Cabo', 'Baja'];

/** What is served and sent, without what only tests are made of, and without what another pub changes. */
const sources = ['apps', 'libs']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, 'src')))
  .filter((folder) => !/e2e|venue/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/testing\//.test(file));

test('what the pub and its place are called stands in the words of the venue alone, which another pub changes', () => {
  const naming = sources.filter((file) => {
    const words = readFileSync(join(root, file), 'utf8');
    return names.some((name) => words.includes(name));
  });
  expect(sources.length).toBeGreaterThan(800);
  expect(naming).toEqual([]);
});
