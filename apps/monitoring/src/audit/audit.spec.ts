import { randomUUID } from 'node:crypto';
import type { AuditAnswer, RecordedChange } from '@rover/contracts/audit';
import { Sweeper } from '@rover/platform/database/sweeper';
import { OpenMonitoring } from '../testing/open-monitoring.js';

const grace = { id: randomUUID(), email: 'grace@pub.test' };

function change(differences: Partial<RecordedChange> = {}): RecordedChange {
  return {
    admin: grace,
    action: 'updated',
    kind: 'event',
    id: randomUUID(),
    title: 'Trad Session',
    changes: [{ field: 'price', from: 'Free Entry', to: '$20' }, { field: 'description' }],
    ...differences,
  };
}

describe('who changed what', () => {
  let monitoring: OpenMonitoring;

  beforeAll(async () => {
    monitoring = await OpenMonitoring.open();
  });
  beforeEach(() => monitoring.dataSource.query('TRUNCATE recorded_changes'));
  afterAll(() => monitoring.close());

  async function list(query: Record<string, string> = {}): Promise<AuditAnswer> {
    return (await monitoring.asAdmin<AuditAnswer>('GET', `/api/admin/audit?${new URLSearchParams(query)}`)).body;
  }

  it('is told as it was recorded, once however often it is told', async () => {
    const recorded = change();
    const id = randomUUID();
    await Promise.all([
      monitoring.tell('audit.recorded', recorded, id),
      monitoring.tell('audit.recorded', recorded, id),
    ]);
    expect(await list()).toEqual({
      changes: [{ ...recorded, recordId: id, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) }],
      next: null,
    });
  });

  it('comes fifty at a time, the newest first, each once, though newer ones come in between', async () => {
    const titles = Array.from({ length: 120 }, (_, index) => `Event ${index}`);
    for (const title of titles) await monitoring.tell('audit.recorded', change({ title }));
    await monitoring.dataSource.query(
      `UPDATE recorded_changes SET at = '2026-11-21T19:00:00Z' WHERE title LIKE 'Event 1_'`,
    );

    const first = await list();
    await monitoring.tell('audit.recorded', change({ title: 'Newer' }));
    const second = await list({ after: first.next ?? '' });
    const third = await list({ after: second.next ?? '' });
    expect([first, second, third].map(({ changes }) => changes.length)).toEqual([50, 50, 20]);
    expect(third.next).toBeNull();
    const told = [first, second, third].flatMap(({ changes }) => changes);
    expect(told.map(({ title }) => title).sort()).toEqual(titles.sort());
    expect(told.map(({ at }) => at)).toEqual(
      told
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('is found by kind, by what it is called and by who did it', async () => {
    await monitoring.tell('audit.recorded', change({ title: '100 % Céilí_Night' }));
    await monitoring.tell('audit.recorded', change({ kind: 'rsvp', title: 'Aoife Byrne, Trad Session' }));
    await monitoring.tell(
      'audit.recorded',
      change({ kind: 'user', title: 'x@y.test', admin: { ...grace, email: 'Ann@Pub.test' } }),
    );
    const titles = async (query: Record<string, string>) => (await list(query)).changes.map(({ title }) => title);
    expect(await titles({ kind: 'rsvp' })).toEqual(['Aoife Byrne, Trad Session']);
    expect(await titles({ search: 'ANN@PUB' })).toEqual(['x@y.test']);
    expect(await titles({ search: '% céilí_' })).toEqual(['100 % Céilí_Night']);
    expect(await titles({ search: 'ceili_' })).toEqual(['100 % Céilí_Night']);
    expect(await titles({ search: 'byrne', kind: 'event' })).toEqual([]);
  });

  it.each([
    ['kind', 'cellar'],
    ['after', 'yesterday'],
    ['after', `1795282138562_${randomUUID()}' OR true`],
    ['after', ''],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s', async (name, value) => {
    const { status } = await monitoring.asAdmin('GET', `/api/admin/audit?${new URLSearchParams({ [name]: value })}`);
    expect(status).toBe(400);
  });

  it('is for admins alone', async () => {
    expect((await monitoring.call('GET', '/api/admin/audit')).status).toBe(401);
    expect((await monitoring.asCustomer('GET', '/api/admin/audit')).status).toBe(403);
  });

  it('is forgotten after half a year', async () => {
    await monitoring.tell('audit.recorded', change({ title: 'Old' }));
    await monitoring.tell('audit.recorded', change({ title: 'Young' }));
    await monitoring.dataSource.query(
      `UPDATE recorded_changes SET at = now() - interval '181 days' WHERE title = 'Old'`,
    );
    await monitoring.dataSource.query(
      `UPDATE recorded_changes SET at = now() - interval '179 days' WHERE title = 'Young'`,
    );
    await monitoring.get(Sweeper).sweep();
    expect((await list()).changes.map(({ title }) => title)).toEqual(['Young']);
  });
});
