import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { tsImport } from 'tsx/esm/api';

/** Jest's globalSetup: one embedded PostgreSQL for all specs of the run, unless TEST_DATABASE_URL names another. */
export default async function startTestPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const { startEmbeddedPostgres } = await tsImport('../database/embedded-postgres.ts', import.meta.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'rover-test-'));
  const server = await startEmbeddedPostgres({ dataDir });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testPostgres = { server, dataDir };
}
