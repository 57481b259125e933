import type { DataSource, EntityManager } from 'typeorm';

/** For specs: how many rows of a table are read by what is done in a transaction, whatever the plan. */
export async function rowsRead(
  dataSource: DataSource,
  table: string,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const before = await readOf(manager, table);
    await work(manager);
    return (await readOf(manager, table)) - before;
  });
}

/** Includes what this connection has read and not yet reported to PostgreSQL's statistics. */
async function readOf(manager: EntityManager, table: string): Promise<number> {
  const [{ read }]: [{ read: number }] = await manager.query(
    'SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = $1',
    [table],
  );
  return read;
}
