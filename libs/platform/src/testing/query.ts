import pg from 'pg';

/** Runs one statement on a connection of its own; resolves with the first column of its rows. */
export async function queryOnce(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement, values).finally(() => client.end());
  return rows.map((row) => Object.values(row)[0]);
}
