import { expect, test } from '@playwright/test';
import { openPub } from '../support/pub.js';

test('a wrong configuration is told whole and readable, and nothing starts', async () => {
  const start = openPub({ env: { PORT: 'bar', ADMIN_EMAIL: 'nobody', LOG_LEVEL: 'loud' } });
  const error = await start.then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  expect(error.message).toContain('exit 1');
  for (const variable of ['PORT', 'ADMIN_EMAIL', 'LOG_LEVEL']) expect(error.message).toContain(`${variable}:`);
  expect(error.message).not.toMatch(/\n\s+at /);
});

test('a port in use is told, with a way out', async () => {
  const first = await openPub();
  const { port } = new URL(first.url);
  const error = await openPub({ env: { PORT: port } }).then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  await first.close();
  await first.demolish();
  expect(error.message).toContain(`Port ${port}`);
  expect(error.message).toContain(`PORT=${Number(port) + 1} npm start`);
});

test('a second copy on the same data is refused; beside it, on its own, it runs', async () => {
  const first = await openPub();
  const error = await openPub({ dataDir: first.dataDir }).then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  expect(error.message).toContain('in use');
  const beside = await openPub();
  expect((await fetch(`${beside.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  for (const pub of [first, beside]) {
    await pub.close();
    await pub.demolish();
  }
});
