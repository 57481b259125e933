import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { Sweeper } from './sweeper.js';

describe('what has expired', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let sweeper: Sweeper;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    await dataSource.query('CREATE TABLE crumbs (dropped_at timestamptz NOT NULL)');
  });
  beforeEach(async () => {
    await dataSource.query('TRUNCATE crumbs');
    sweeper = new Sweeper(dataSource, [{ table: 'crumbs', column: 'dropped_at', age: '7 days' }]);
  });
  afterEach(() => sweeper.beforeApplicationShutdown());
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const drop = (crumbs: number, age: string) =>
    dataSource.query('INSERT INTO crumbs SELECT now() - $2::interval FROM generate_series(1, $1)', [crumbs, age]);
  const left = async () => {
    const [{ count }]: [{ count: number }] = await dataSource.query('SELECT count(*)::int FROM crumbs');
    return count;
  };

  it('is swept, however much it is, and nothing else', async () => {
    await drop(12_000, '8 days');
    await drop(3, '6 days');
    await sweeper.sweep();
    expect(await left()).toBe(3);
  });

  it('is not swept right at the start: an outbox may still have messages that were handled long ago', async () => {
    await drop(1, '8 days');
    sweeper.onApplicationBootstrap();
    await setTimeout(200);
    expect(await left()).toBe(1);
  });

  it('holds up no shutdown: the rest is for the next start', async () => {
    await drop(12_000, '8 days');
    const swept = sweeper.sweep();
    await sweeper.beforeApplicationShutdown();
    await swept;
    expect(await left()).toBe(7_000);
  });
});
