import type { Schema } from '@rover/platform/database/data-source';
import { migrate } from '@rover/platform/database/migrations';
import { eventually } from '@rover/platform/testing/eventually';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import pg from 'pg';
import { bookingsSchema } from '../bookings.schema.js';
import { CoverBookingLists1764000000006 } from './cover-booking-lists.migration.js';
import { FoldBookingSearch1764000000007 } from './fold-booking-search.migration.js';

const migrations = Object.values(bookingsSchema.migrations);
const withFirst = (count: number): Schema => ({ ...bookingsSchema, migrations: migrations.slice(0, count) });

let database: TestDatabase;
let reader: pg.Client;
let onlooker: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  [reader, onlooker] = [new pg.Client(database.url), new pg.Client(database.url)];
  await Promise.all([reader.connect(), onlooker.connect()]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([reader.end(), onlooker.end()]);
  await database.drop();
});

it.each([
  ['how the lists are ordered', CoverBookingLists1764000000006],
  ['what the lists are searched by', FoldBookingSearch1764000000007],
])('a change of %s begins with neither table while somebody reads the second', async (_, migration) => {
  // TypeORM tells of each failure there.
  jest.spyOn(console, 'log').mockImplementation();
  const before = migrations.indexOf(migration);
  await migrate(database.url, withFirst(before));
  await reader.query('BEGIN; SELECT FROM bookings.vip_bookings');
  const migrating = migrate(database.url, withFirst(before + 1));
  await eventually(async () => {
    const { rows } = await onlooker.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toEqual([{ query: 'LOCK TABLE rsvps, vip_bookings' }]);
  });
  await reader.query('COMMIT');
  await migrating;
});
