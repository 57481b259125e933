import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const assets = new URL('../../../web/dist/assets/', import.meta.url);

/** Of the built site: `.required-mark:after{content:" *"}`. */
const rules = readdirSync(fileURLToPath(assets))
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => readFileSync(new URL(name, assets), 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []);

test('a mark with words for who hears it is also there where only marks without are known', () => {
  const marks = rules.filter((rule) => /content:[^;}]*"\s*\/\s*"/.test(rule));
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((rule) => !/content:\s*("[^"]*")\s*;\s*content:\s*\1\s*\//.test(rule))).toEqual([]);
});

test('what is seen on a screen asks nothing of :has(), which Firefox has since 121', () => {
  const asking = rules.filter((rule) => /:has\([^{]*\{/.test(rule) && !/\.menu-sheet|\.plain-page/.test(rule));
  expect(rules.length).toBeGreaterThan(500);
  expect(asking).toEqual([]);
});
