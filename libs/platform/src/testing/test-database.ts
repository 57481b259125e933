import { randomUUID } from 'node:crypto';
import { queryOnce } from './query.js';

/** An empty database that no other spec sees. */
export interface TestDatabase {
  url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Makes an empty database on the PostgreSQL of the test run (see jest.postgres.cjs). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('No PostgreSQL for this spec: its jest.config.cjs must take jest.postgres.cjs');
  const name = `rover_test_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => drop(server, name) };
}

/**
 * Without WITH (FORCE), which the owner may not use while autovacuum, run by a superuser, works in the database; a
 * plain DROP ends autovacuum by itself.
 */
async function drop(server: string, name: string): Promise<void> {
  await queryOnce(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND usename = current_user`,
  );
  await queryOnce(server, `DROP DATABASE ${name}`);
}
