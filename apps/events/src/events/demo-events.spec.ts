import type { EventView } from '@rover/contracts/events';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { demoEvents } from '@rover/venue/events/demo-events';
import { OpenEvents } from '../testing/open-events.js';
import { DemoEvents } from './demo-events.js';

let database: TestDatabase;
let processes: OpenEvents[];

beforeAll(async () => {
  database = await createTestDatabase();
  const own = { SEED_DEMO: 'on', DATABASE_URL: database.url };
  processes = [await OpenEvents.open(own), await OpenEvents.open(own)];
});
beforeEach(() => execute('TRUNCATE events, event_slugs, event_media, samples_given, outbox'));
afterAll(async () => {
  for (const events of processes ?? []) await events.close();
  await database?.drop();
});

const all = demoEvents().map(({ id }) => id);
const execute = (statement: string) => processes[0]?.dataSource.query(statement);
const startAgain = () => Promise.all(processes.map((events) => events.get(DemoEvents).onModuleInit()));
const listed = async () =>
  (await processes[0]?.asAdmin<EventView[]>('GET', '/api/admin/events'))?.body.map(({ id }) => id).sort();

describe('the sample events of an empty pub', () => {
  it('are there once, although two processes start at the same moment', async () => {
    await startAgain();
    expect(await listed()).toEqual(all);
  });

  it('that were deleted stay away', async () => {
    await startAgain();
    await execute('TRUNCATE events, event_slugs, event_media');
    await startAgain();
    expect(await listed()).toEqual([]);
  });

  it('come all of them at the next start, when the first one was cut off', async () => {
    await execute(`ALTER TABLE events ADD CONSTRAINT cut_off CHECK (id <> '${all.at(-1)}')`);
    await expect(startAgain()).rejects.toThrow('cut_off');
    await execute('ALTER TABLE events DROP CONSTRAINT cut_off');
    await startAgain();
    expect(await listed()).toEqual(all);
  });
});
