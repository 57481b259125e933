import { expect, test } from '@playwright/test';
import { standaloneVariables } from '@rover/standalone/standalone.config';
import { documents } from '../support/documents.js';

test('whatever the pub can be told by a variable stands in the README', () => {
  const readme = documents.find(({ name }) => name === 'README.md')?.words ?? '';
  expect(Object.keys(standaloneVariables).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
