import pg from 'pg';

const mark = /^\s*-- prepared as (\w+)\n/;

/** What node-postgres says when it waits no longer for an answer. */
const tooLate = 'Query read timeout';

/**
 * A connection on which PostgreSQL reads and plans a statement once, where its text begins with a line `-- prepared as
 * NAME`: for the few that run so often that this would cost as much as they do. A name stands for one text.
 *
 * The connection is closed when a query times out: its statement may still be running, so nobody else may use the
 * connection, least of all within a transaction that was given up.
 */
export class PreparingClient extends pg.Client {
  override query(...[statement, ...rest]: unknown[]): never {
    const name = typeof statement === 'string' ? mark.exec(statement)?.[1] : undefined;
    const config = name === undefined ? statement : { name, text: statement };
    const answer: unknown = Reflect.apply(super.query, this, [config, ...rest]);
    if (answer instanceof Promise) answer.catch((error: Error) => void (error.message === tooLate && this.end()));
    return answer as never;
  }
}
