import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { tsImport } from 'tsx/esm/api';

/**
 * Jest's globalSetup: a temporary folder for all that the specs of the run leave behind, and one embedded PostgreSQL
 * for them, unless TEST_DATABASE_URL names another.
 */
export default async function startTestPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'rover-test-'));
  // Some specs act as other users, who must be able to enter.
  await chmod(folder, 0o755);
  const { TMPDIR, TEST_DATABASE_URL } = process.env;
  globalThis.testRun = { folder, before: { TMPDIR, TEST_DATABASE_URL } };
  process.env.TMPDIR = folder;
  if (TEST_DATABASE_URL) return;
  const { startEmbeddedPostgres } = await tsImport('../database/embedded/embedded-postgres.ts', import.meta.url);
  globalThis.testRun.server = await startEmbeddedPostgres({ dataDir: join(folder, 'database') });
  process.env.TEST_DATABASE_URL = globalThis.testRun.server.url;
}
