import { expect, test } from '@playwright/test';
import { documents } from '../support/documents.js';

/** What is to be typed into a shell, one piece of a document after the other. */
const commands = documents.flatMap(({ name, words }) =>
  Array.from(words.matchAll(/```sh\n(.*?)```/gs), ([, lines = '']) => ({ name, lines })),
);

test('whoever builds the images by the documents has made an .env before: Compose wants it for that too', () => {
  const builds = commands.flatMap(({ name, lines }) => {
    const [before, command] = lines.split(/(docker compose build|docker compose up --build)/);
    return command ? [{ name, hasEnv: /npm run up|tools\/make-env\.mjs/.test(before ?? '') }] : [];
  });
  expect(builds).not.toEqual([]);
  expect(builds.filter(({ hasEnv }) => !hasEnv)).toEqual([]);
});
