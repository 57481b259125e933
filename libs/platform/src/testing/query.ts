import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Runs one statement on a connection of its own; resolves with the first column of its rows. */
export async function queryOnce(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement, values).finally(() => client.end());
  return rows.map((row) => Object.values(row)[0]);
}

/** Where the embedded database of a data folder listens while it runs, as its owner connects. */
export async function embeddedDatabaseOf(dataDir: string): Promise<string> {
  const [password, postmaster] = await Promise.all(
    ['postgres-password', 'postgres/postmaster.pid'].map((file) => readFile(path.join(dataDir, file), 'utf8')),
  );
  const [, , , port] = postmaster?.split('\n') ?? [];
  return `postgres://rover:${password}@127.0.0.1:${port}/rover`;
}
