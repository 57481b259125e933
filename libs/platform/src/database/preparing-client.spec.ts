import pg from 'pg';
import { createTestDatabase } from '../testing/test-database.js';
import { PreparingClient } from './preparing-client.js';

describe('a connection', () => {
  let client: pg.Client;
  let url: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createTestDatabase();
    ({ drop, url } = database);
    client = new PreparingClient(url);
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await drop();
  });

  const prepared = async () => {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM pg_prepared_statements');
    return rows.map(({ name }) => name);
  };

  it('prepares what asks for it, once, and nothing else', async () => {
    const double = `
      -- prepared as double_stout
      SELECT 2 * $1::integer AS stouts`;
    for (const ordered of [1, 4]) {
      const { rows } = await client.query(double, [ordered]);
      expect(rows).toEqual([{ stouts: 2 * ordered }]);
    }
    await client.query('SELECT $1::text AS "prepared as ale"', ['-- prepared as ale\n']);
    expect(await prepared()).toEqual(['double_stout']);
  });

  it('ends with an answer that came too late, and so does what was begun on it', async () => {
    const late = new PreparingClient({ connectionString: url, query_timeout: 1_000 });
    const other = new PreparingClient(url);
    await Promise.all([late.connect(), other.connect()]);
    await other.query('CREATE TABLE kegs (id integer)');
    await late.query('START TRANSACTION');
    await late.query('INSERT INTO kegs VALUES (1)');
    await expect(late.query('SELECT pg_sleep(5)')).rejects.toThrow('Query read timeout');
    await expect(late.query('COMMIT')).rejects.toThrow('not queryable');
    const { rows } = await other.query('SELECT id FROM kegs');
    expect(rows).toEqual([]);
    await other.end();
  });

  it('says what is wrong with a statement as ever', async () => {
    await expect(client.query('\n-- prepared as spilt\nSELECT 1 / $1::integer', [0])).rejects.toMatchObject({
      code: '22012',
    });
    const { rows } = await client.query('SELECT 1 AS stout');
    expect(rows).toEqual([{ stout: 1 }]);
  });
});
