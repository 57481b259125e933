import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { durableConsumers } from '@rover/contracts/consumers';
import { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { startStandalone } from './standalone.js';

const siteDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

describe('the queues that a broker keeps', () => {
  let database: TestDatabase;
  let dataDir: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(path.join(tmpdir(), 'rover-consumers-'));
  });

  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  it('are read, each of them, also without sample events', async () => {
    const subscribe = jest.spyOn(InProcessBus.prototype, 'subscribe');
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SEED_DEMO: 'off',
    };
    const pub = await startStandalone(environment, siteDir);
    await pub.stop();
    const durable = subscribe.mock.calls.filter(([{ kind }]) => kind === 'durable');
    const read = durable.map(([{ consumer }]) => consumer);
    expect(read.sort()).toEqual(Object.keys(durableConsumers).sort());
  });
});
