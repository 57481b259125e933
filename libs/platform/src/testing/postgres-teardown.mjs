import { rm } from 'node:fs/promises';
import process from 'node:process';

/** Jest's globalTeardown: ends the PostgreSQL that the set-up started, and removes its data. */
export default async function stopTestPostgres() {
  if (!globalThis.testPostgres) return;
  const { server, dataDir } = globalThis.testPostgres;
  await server.stop();
  await rm(dataDir, { recursive: true });
  delete process.env.TEST_DATABASE_URL;
}
