import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isUnavailable } from '../http/failure-kinds.js';
import { PreparingClient } from './preparing-client.js';
import type { Expiry } from './sweeper.js';

/** What a service keeps in the database: its own schema, its tables, and how they came to be. */
export interface Schema {
  /** The search path of the service's connections is this, so raw SQL needs no prefix. */
  name: string;
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Rows that are deleted after a time, besides those of messaging, which are deleted in every schema. */
  expiries?: readonly Expiry[];
}

const mostConnections = 10;

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
    // migrations.ts installs the one that is used; TypeORM would install more, which a mere owner of a schema may not.
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

/** Connects to a database, and waits up to half a minute for one that is starting or overloaded. */
export async function connect(options: DataSourceOptions, patience = 30): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    if (patience === 0 || !isUnavailable(error)) throw error;
    await setTimeout(1_000);
    return connect(options, patience - 1);
  }
}
