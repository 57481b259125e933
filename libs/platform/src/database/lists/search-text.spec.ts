import { folded } from '@rover/contracts/folded';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { dataSourceOptions } from '../data-source.js';
import { migrate } from '../migrations.js';
import { FoldSearchText } from './fold-search-text.migration.js';
import { foldedText, isFoundBy, likePattern } from './search-text.js';

class OpenBook1700000000001 implements MigrationInterface {
  readonly name = 'OpenBook1700000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE guests (name text, search_text text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED);
      CREATE INDEX guests_by_search_text ON guests USING gin (search_text gin_trgm_ops);
      INSERT INTO guests VALUES ('Seán O’Brien'), ('José Muñoz'), ('100%'), ('O_o');
    `);
  }

  async down(): Promise<void> {}
}

class FoldGuests1700000000002 extends FoldSearchText {
  readonly name = 'FoldGuests1700000000002';
  protected readonly tables = [{ table: 'guests', words: 'name', index: 'guests_by_search_text' }];
}

const schema = { name: 'book', entities: [], migrations: [OpenBook1700000000001, FoldGuests1700000000002] };

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, schema);
  dataSource = await new DataSource(dataSourceOptions(database.url, schema)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function found(condition: string, pattern: string): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(`SELECT name FROM guests WHERE ${condition}`, [pattern]);
  return rows.map(({ name }) => name);
}

describe('what is searched', () => {
  it.each([
    ["sean o'brien", ['Seán O’Brien']],
    ['SEÁN O’', ['Seán O’Brien']],
    ['munoz', ['José Muñoz']],
    ['%', ['100%']],
    ['%\u0303', ['100%']],
    ['_', ['O_o']],
    ['\\', []],
  ])('is found by %j', async (search, names) => {
    expect(await found(isFoundBy('$1'), likePattern(search))).toEqual(names);
  });

  it('is read by the database as by the browser', async () => {
    const blocks: [number, number][] = [
      [0x20, 0x58f],
      [0x620, 0x6ff],
      [0x1e00, 0x20cf],
      [0x3041, 0x30ff],
      [0xff00, 0xff5f],
    ];
    const letters = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const rows: { letter: string; read: string }[] = await dataSource.query(
      `SELECT letter, ${foldedText('letter')} AS read FROM unnest($1::text[]) AS given (letter)`,
      [letters],
    );
    expect(rows.filter(({ letter, read }) => read !== folded(letter))).toEqual([]);
  });

  it('is found by its index', async () => {
    await dataSource.query(`INSERT INTO guests SELECT 'Guest ' || n FROM generate_series(1, 20000) AS n`);
    await dataSource.query('ANALYZE guests');
    const plan: object[] = await dataSource.query(`EXPLAIN SELECT FROM guests WHERE ${isFoundBy('$1')}`, ['%muñoz%']);
    expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on guests_by_search_text');
  });

  it('is also found by the release before this one', async () => {
    expect(await found('search_text LIKE lower($1)', '%SEAN O%')).toEqual(['Seán O’Brien']);
  });

  it('is in lower case again, and no more, where the change is taken back', async () => {
    await dataSource.undoLastMigration();
    expect(await found('search_text LIKE lower($1)', '%SEÁN O’%')).toEqual(['Seán O’Brien']);
    await dataSource.runMigrations();
    expect(await found(isFoundBy('$1'), '%sean o%')).toEqual(['Seán O’Brien']);
  });
});
