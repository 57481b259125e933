import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** How many statements on a database wait for what another transaction has locked. */
export async function waitingForLocks(
  database: Pick<DataSource | EntityManager | QueryRunner, 'query'>,
): Promise<number> {
  // Within a transaction the statistics would stay as they were at the first look.
  await database.query('SELECT pg_stat_clear_snapshot()');
  const [row]: { waiting: number }[] = await database.query(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
}
