import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isUnavailable } from '../http/failure-kinds.js';
import { hasCode } from '../telemetry/error-code.js';
import { PreparingClient } from './preparing-client.js';
import type { Expiry } from './sweeper.js';

/** One lock for all services, so that neither two replicas nor two services change the database at once. */
const migrationLock = 7_214_022;

/** What a service keeps in the database: its own schema, its tables, and how they came to be. */
export interface Schema {
  /** The search path of the service's connections is this, so raw SQL needs no prefix. */
  name: string;
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** What of it is forgotten after a time; messages are anyway. */
  expiries?: readonly Expiry[];
}

const mostConnections = 10;

/** Milliseconds that a change waits for a table in use. */
const waitsForTable = 1_000;
const lockNotAvailable = '55P03';
/** Whoever is lost with its machine while it holds the lock would else hold up every start, for hours. */
const noticesLoss = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** TypeORM's options for a service: every wait is bounded, so that a frozen database is a 503 within three seconds. */
export function dataSourceOptions(url: string, { name, entities, migrations }: Schema): DataSourceOptions {
  return {
    type: 'postgres',
    // Handed over, since TypeORM would look for it by name, which finds nothing in a service bundled into one file.
    driver: pg,
    url,
    schema: name,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    // The one that we use is asked for by name, below; TypeORM would ask for more, which a mere owner of a schema may not.
    installExtensions: false,
    poolSize: mostConnections,
    applicationName: `rover-${name}`,
    connectTimeoutMS: 2_500,
    extra: {
      Client: PreparingClient,
      options: `-c search_path=${name},public -c TimeZone=UTC`,
      statement_timeout: 2_500,
      query_timeout: 2_800,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
  };
}

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
      // Asked first: a role that owns its schema and nothing else may not even say IF NOT EXISTS.
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
 * A change of a table waits for whoever reads it, an export perhaps, and everybody who comes since waits for the change. So
 * it lets them by after a moment, and tries again, for ten minutes at most.
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

/** Connects to a database; one that is still starting, or has no time yet, is waited for, half a minute at most. */
export async function connect(options: DataSourceOptions, patience = 30): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    if (patience === 0 || !isUnavailable(error)) throw error;
    await setTimeout(1_000);
    return connect(options, patience - 1);
  }
}
