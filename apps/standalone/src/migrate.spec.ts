import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { queryOnce } from '@rover/platform/testing/query';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';

const apps = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program of an app as it was built. */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`${apps}${program}`, ...args], { env: { PATH: process.env.PATH, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  return { code, printed };
}

describe('migrations without a service', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const tablesOf = (schema: string) =>
    queryOnce(database.url, 'SELECT table_name FROM information_schema.tables WHERE table_schema = $1', [schema]);

  it('are run by a service that is told to migrate, twice at once, and it ends', async () => {
    const migrate = () => run('bookings/dist/main.js', ['migrate'], { DATABASE_URL: database.url });
    expect(await Promise.all([migrate(), migrate()])).toEqual([
      { code: 0, printed: 'bookings: up to date\n' },
      { code: 0, printed: 'bookings: up to date\n' },
    ]);
    expect(await tablesOf('bookings')).toEqual(expect.arrayContaining(['rsvps', 'seats', 'outbox']));
    expect(await tablesOf('events')).toEqual([]);
  });

  it('are none for a service that keeps nothing', async () => {
    expect(await run('gateway/dist/main.js', ['migrate'], {})).toEqual({
      code: 0,
      printed: 'gateway: keeps nothing in the database\n',
    });
  });

  it('are run for all services by one program', async () => {
    const { code, printed } = await run('standalone/dist/migrate.js', [], { DATABASE_URL: database.url });
    expect([code, printed.split('\n')]).toEqual([
      0,
      ['auth', 'events', 'bookings', 'media', 'notifications', 'monitoring']
        .map((name) => `${name}: up to date`)
        .concat(''),
    ]);
    expect(await tablesOf('events')).toContain('events');
  });

  it('say in words what is in their way, and end with 1', async () => {
    const homeless = await run('bookings/dist/main.js', ['migrate'], {});
    expect([homeless.code, homeless.printed]).toEqual([1, expect.stringContaining('DATABASE_URL: is required')]);
    expect(homeless.printed).not.toMatch(/\n\s+at /);
    const nowhere = new URL(database.url);
    nowhere.pathname = '/no-such-database';
    const lost = await run('bookings/dist/main.js', ['migrate'], { DATABASE_URL: nowhere.href });
    expect([lost.code, lost.printed]).toEqual([1, expect.stringContaining('"no-such-database" does not exist')]);
  });
});
