import pg from 'pg';

const mark = /^\s*-- prepared as (\w+)\n/;

/**
 * A connection on which PostgreSQL reads and plans a statement once, where its text begins with a line `-- prepared as
 * NAME`: for the few that run so often that this would cost as much as they do. A name stands for one text.
 */
export class PreparingClient extends pg.Client {
  override query(...[statement, ...rest]: unknown[]): never {
    const name = typeof statement === 'string' ? mark.exec(statement)?.[1] : undefined;
    const config = name === undefined ? statement : { name, text: statement };
    return Reflect.apply(super.query, this, [config, ...rest]) as never;
  }
}
