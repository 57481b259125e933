import type { ObjectLiteral, QueryRunner, Repository } from 'typeorm';
import { DomainError } from '../../http/domain-error.js';
import type { ListDto } from '../../validation/list.dto.js';
import { countMatching, idsInOrder, type Selection } from './list-statements.js';

/** Streams open at once in this process. Each holds a connection to the database, and others need some too. */
const atOnce = 4;
let underWay = 0;

/** Rows that are in memory at once. */
const batchSize = 500;

/** All rows that a list finds, however many there are. */
export interface ListStream<Row> {
  /** How many there are; counted up to a million where no tally is kept. */
  total: number;
  /** The rows in the order asked for, a batch at a time, all of one snapshot. */
  batches: AsyncGenerator<Row[], void>;
}

/**
 * Streams all that a list finds, whatever page is asked for. A connection is taken until the last batch is read
 * or the stream is given up (`batches.return()`); a reader that pauses for ten seconds loses it, and the stream fails.
 * @throws DomainError UNAVAILABLE when too many are under way
 */
export async function streamList<Row extends ObjectLiteral & { id: string }>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
): Promise<ListStream<Row>> {
  if (underWay === atOnce) throw new DomainError('UNAVAILABLE', 'Other exports are under way. Please try again soon.');
  underWay += 1;
  const runner = table.manager.connection.createQueryRunner();
  const seen = runner.manager.getRepository<Row>(table.target);
  const open = async () => {
    await runner.startTransaction('REPEATABLE READ');
    const { statement, parameters } = idsInOrder(seen, query, selection);
    const { driver } = runner.connection;
    const [ids, values] = driver.escapeQueryWithParameters(statement, parameters);
    await runner.query(`DECLARE streamed NO SCROLL CURSOR FOR ${ids}`, values);
    return countMatching(seen, query, selection);
  };
  try {
    const { total } = await open();
    const batches = batchesOf(seen, runner);
    // Runs to the first yield: return() on a generator that has not started would not run its `finally`.
    await batches.next();
    return { total, batches };
  } catch (error) {
    await leave(runner);
    throw error;
  }
}

/** Begins with an empty batch. */
async function* batchesOf<Row extends ObjectLiteral & { id: string }>(
  table: Repository<Row>,
  runner: QueryRunner,
): AsyncGenerator<Row[], void> {
  try {
    yield [];
    for (let rows = await nextOf(table); rows.length > 0; rows = await nextOf(table)) yield rows;
  } finally {
    await leave(runner);
  }
}

async function nextOf<Row extends ObjectLiteral & { id: string }>(table: Repository<Row>): Promise<Row[]> {
  const fetched: { id: string }[] = await table.manager.query(`FETCH ${batchSize} FROM streamed`);
  if (fetched.length === 0) return [];
  const ids = fetched.map(({ id }) => id);
  const rows = await table.createQueryBuilder('listed').whereInIds(ids).getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function leave(runner: QueryRunner): Promise<void> {
  underWay -= 1;
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } finally {
    await runner.release();
  }
}
