import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('the log of a pub', () => {
  let database: TestDatabase;
  let dataDir: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(path.join(tmpdir(), 'rover-log-'));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  it('is lines for machines from the first on, also of what is away before the first service has started', async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', REDIS_URL: 'redis://127.0.0.1:1' };
    const pub = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...env } });
    const gone = once(pub, 'exit');
    const lines: string[] = [];
    try {
      for await (const line of createInterface(pub.stdout)) {
        if (line.includes('is open')) break;
        if (line) lines.push(line);
      }
    } finally {
      pub.kill();
      await gone;
    }
    expect(lines.map((line) => JSON.parse(line) as { service: string; msg: string })).toContainEqual(
      expect.objectContaining({
        service: 'standalone',
        msg: 'Redis is not answering: connect ECONNREFUSED 127.0.0.1:1',
      }),
    );
  }, 60_000);
});
