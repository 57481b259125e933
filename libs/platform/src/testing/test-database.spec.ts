import pg from 'pg';
import { createTestDatabase } from './test-database.js';

it('gives every spec an empty database of its own, and takes it away under open connections', async () => {
  const [mine, yours] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client(mine.url);
  const cut = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await client.query('CREATE TABLE pints (id int)');
  const other = new pg.Client(yours.url);
  await other.connect();
  await expect(other.query('SELECT * FROM pints')).rejects.toThrow('does not exist');
  await other.end();

  await Promise.all([mine.drop(), yours.drop()]);

  await cut;
  await expect(new pg.Client(mine.url).connect()).rejects.toThrow('does not exist');
});
