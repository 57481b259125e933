import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { migrate } from './migrations.js';

class OpenBook1700000000001 implements MigrationInterface {
  readonly name = 'OpenBook1700000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE guests (name text)');
  }

  async down(): Promise<void> {}
}

class AskForPhones1700000000002 implements MigrationInterface {
  readonly name = 'AskForPhones1700000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE guests ADD phone text');
  }

  async down(): Promise<void> {}
}

class NotePatience1700000000003 implements MigrationInterface {
  readonly name = 'NotePatience1700000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE patience AS SELECT setting::integer FROM pg_settings WHERE name LIKE 'tcp_keepalives_%'`,
    );
  }

  async down(): Promise<void> {}
}

const schemaOf = (...migrations: (new () => MigrationInterface)[]) => ({ name: 'book', entities: [], migrations });

let database: TestDatabase;
let clients: pg.Client[];

beforeEach(async () => {
  database = await createTestDatabase();
  clients = [];
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const client of clients) await client.end();
  await database.drop();
});

async function open(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, statement_timeout: 2_500 });
  await client.connect();
  clients.push(client);
  return client;
}

it('a table that somebody reads for long is changed when they are done, and is written to meanwhile', async () => {
  // TypeORM tells of each failure there.
  jest.spyOn(console, 'log').mockImplementation();
  await migrate(database.url, schemaOf(OpenBook1700000000001));
  const [reader, guest] = [await open(), await open()];
  await reader.query('BEGIN; SELECT FROM book.guests');
  let isChanged = false;
  const changing = migrate(database.url, schemaOf(OpenBook1700000000001, AskForPhones1700000000002)).then(() => {
    isChanged = true;
  });
  const until = Date.now() + 3_500;
  while (Date.now() < until) await guest.query("INSERT INTO book.guests (name) VALUES ('Maeve')");
  expect(isChanged).toBe(false);
  await reader.query('COMMIT');
  await changing;
  await guest.query("INSERT INTO book.guests (name, phone) VALUES ('Maeve', '+52 1')");
});

it('is not held up for long by one that was lost with its machine', async () => {
  await migrate(database.url, schemaOf(NotePatience1700000000003));
  const client = await open();
  const { rows } = await client.query('SELECT setting FROM book.patience ORDER BY setting');
  expect(rows.map(({ setting }) => setting)).toEqual([3, 5, 10]);
});
