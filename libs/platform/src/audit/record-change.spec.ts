import { DataSource } from 'typeorm';
import { noteAdmin, runInRequest } from '../http/request-context.js';
import { type MessagingDatabase, messagingDatabase } from '../testing/messaging/spec-database.js';
import { type Audited, recordChange, recordUpdate } from './record-change.js';

interface Stool {
  id: string;
  name: string;
  legs: number;
  story: string;
  owner: string | null;
  madeAt: Date;
}

const auditedStool: Audited<Stool, Exclude<keyof Stool, 'id'>> = {
  kind: 'event',
  id: ({ id }) => id,
  title: ({ name }) => `Stool ${name}`,
  fields: {
    name: 'shown',
    legs: 'shown',
    story: 'shown',
    owner: 'shown',
    madeAt: 'named',
  },
};

const stool: Stool = { id: '7', name: 'Low', legs: 3, story: '', owner: null, madeAt: new Date(0) };
const grace = { id: 'a-grace', email: 'grace@pub.test' };

describe('the record of a change', () => {
  let database: MessagingDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await messagingDatabase();
    ({ dataSource } = database);
  });
  afterEach(() => database.clear());
  afterAll(() => database.drop());

  /** What is recorded of what an admin does. */
  async function recorded(work: () => Promise<void>): Promise<unknown[]> {
    await runInRequest('request-7', () => {
      noteAdmin(grace);
      return work();
    });
    const rows: { payload: unknown }[] = await dataSource.query(
      `SELECT payload FROM outbox WHERE topic = 'audit.recorded' AND request_id = 'request-7'`,
    );
    return rows.map(({ payload }) => payload);
  }

  it('says who did what to which thing', async () => {
    const { manager } = dataSource;
    expect(await recorded(() => recordChange(manager, 'deleted', auditedStool, stool))).toEqual([
      { admin: grace, action: 'deleted', kind: 'event', id: '7', title: 'Stool Low', changes: [] },
    ]);
  });

  it('is kept of a thing with a long name, also where the cut goes through an emoji', async () => {
    const long = { ...stool, name: `${'x'.repeat(193)}🍀🍀` };
    const [record] = await recorded(() => recordChange(dataSource.manager, 'deleted', auditedStool, long));
    expect(record).toMatchObject({ title: `Stool ${'x'.repeat(193)}\ufffd` });
  });

  it('says which fields changed, and from what to what where that is short and shown', async () => {
    const changed = { ...stool, legs: 4, story: 'x'.repeat(101), owner: 'Ann', madeAt: new Date(1) };
    const records = await recorded(() => recordUpdate(dataSource.manager, auditedStool, stool, changed));
    expect(records).toMatchObject([
      {
        action: 'updated',
        changes: [
          { field: 'legs', from: 3, to: 4 },
          { field: 'story' },
          { field: 'owner', from: null, to: 'Ann' },
          { field: 'madeAt' },
        ],
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('xxx');
  });

  it('is none where nothing changed', async () => {
    const same = { ...stool, madeAt: new Date(0) };
    expect(await recorded(() => recordUpdate(dataSource.manager, auditedStool, stool, same))).toEqual([]);
  });

  it('is undone with the change', async () => {
    const undone = () =>
      dataSource
        .transaction(async (manager) => {
          await recordChange(manager, 'created', auditedStool, stool);
          throw new Error('No wood.');
        })
        .catch(() => undefined);
    expect(await recorded(undone)).toEqual([]);
  });

  it('is none of what guests and messages do', async () => {
    await runInRequest('request-8', () => recordChange(dataSource.manager, 'created', auditedStool, stool));
    await recordChange(dataSource.manager, 'created', auditedStool, stool);
    expect(await database.count('outbox')).toBe(0);
  });
});
