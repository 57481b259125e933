import { rm } from 'node:fs/promises';
import process from 'node:process';

/** Jest's globalTeardown: ends the PostgreSQL that the set-up started, and removes all that the run left behind. */
export default async function stopTestPostgres() {
  const { folder, before, server } = globalThis.testRun;
  await server?.stop();
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
  // In watch mode there is a next run.
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
