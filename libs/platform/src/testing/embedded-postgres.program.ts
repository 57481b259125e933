import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';

// Runs the embedded PostgreSQL of the folder in its first argument, for the specs that end this process in all ways.
const [dataDir = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataDir });
  process.once('SIGTERM', async () => {
    await postgres.stop();
    process.exit();
  });
  process.stdout.write(`${JSON.stringify({ url: postgres.url, pid: postgres.pid })}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
  process.exitCode = 1;
}
