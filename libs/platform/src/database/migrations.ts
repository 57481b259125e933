import { setTimeout } from 'node:timers/promises';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { hasCode } from '../telemetry/error-code.js';
import { connect, dataSourceOptions, type Schema } from './data-source.js';

/** One lock for all services, so that neither two replicas nor two services change the database at once. */
const migrationLock = 7_214_022;

/** Milliseconds that a change waits for a table in use. */
const waitsForTable = 1_000;
const lockNotAvailable = '55P03';
/** A process that is lost with its machine while it holds the lock would otherwise block every start for hours. */
const noticesLoss = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Makes the schema if it is missing and runs the migrations that have not run, one process at a time. */
export async function migrate(url: string, schema: Schema): Promise<void> {
  const unhurried = {
    ...dataSourceOptions(url, schema),
    poolSize: 2,
    extra: {
      options: `-c search_path=${schema.name},public -c lock_timeout=${waitsForTable} ${noticesLoss}`,
      keepAlive: true,
    },
  } as DataSourceOptions;
  const dataSource = await connect(unhurried);
  try {
    const lock = dataSource.createQueryRunner();
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      // Asked first: a role that owns its schema and nothing else may not even run CREATE SCHEMA IF NOT EXISTS.
      const [{ exists }] = await lock.query('SELECT to_regnamespace($1) IS NOT NULL AS exists', [`"${schema.name}"`]);
      if (!exists) await lock.query(`CREATE SCHEMA "${schema.name}"`);
      await lock.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public');
      await changeTables(dataSource);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}

/**
 * A change of a table waits for those who read it, an export perhaps, and whoever comes after that waits behind the
 * change. So the change gives up after a moment to let them pass, and is tried again, for ten minutes at most.
 */
async function changeTables(dataSource: DataSource, patience = 300): Promise<void> {
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } catch (error) {
    if (patience === 0 || !hasCode(error, lockNotAvailable)) throw error;
    await setTimeout(1_000);
    return changeTables(dataSource, patience - 1);
  }
}
