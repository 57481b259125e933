import type { DependenciesAnswer, DependencyName } from '@rover/contracts/dependencies';
import { OpenMonitoring } from '../testing/open-monitoring.js';
import { StandInService } from '../testing/stand-in-service.js';

const path = '/api/admin/dependencies';

describe('what the pub stands on', () => {
  let monitoring: OpenMonitoring;
  let media: StandInService;
  let notifications: StandInService;

  beforeAll(async () => {
    [media, notifications] = await Promise.all([StandInService.open(), StandInService.open()]);
    monitoring = await OpenMonitoring.open({ MEDIA_URL: media.url, NOTIFICATIONS_URL: notifications.url });
  });
  beforeEach(() => {
    tell(media, {});
    tell(notifications, {});
  });
  afterAll(async () => {
    await monitoring.close();
    await Promise.all([media.close(), notifications.close()]);
  });

  function tell({ answers }: StandInService, found: Partial<Record<DependencyName, string | null>>): void {
    const dependencies = Object.entries(found).map(([name, error]) => ({ name, error }));
    answers.set('/internal/dependencies', { status: 200, body: { dependencies } });
  }

  async function list(): Promise<DependenciesAnswer> {
    return (await monitoring.asAdmin<DependenciesAnswer>('GET', path)).body;
  }

  it('is well while every service finds it so', async () => {
    tell(media, { database: null, files: null });
    tell(notifications, { database: null, mail: null });
    expect((await list()).dependencies).toEqual([
      { name: 'database', missedBy: [], error: null },
      { name: 'files', missedBy: [], error: null },
      { name: 'mail', missedBy: [], error: null },
    ]);
    expect(notifications.asked).toMatchObject([{ authorization: expect.stringMatching(/^Bearer /) }]);
  });

  it('is missed by those that cannot use it', async () => {
    tell(media, { database: null, broker: null });
    tell(notifications, { database: null, broker: 'The broker is out of reach.', mail: 'Greeting never received' });
    expect((await list()).dependencies).toEqual([
      { name: 'database', missedBy: [], error: null },
      { name: 'broker', missedBy: ['notifications'], error: 'The broker is out of reach.' },
      { name: 'mail', missedBy: ['notifications'], error: 'Greeting never received' },
    ]);
  });

  it('is told without those that do not answer, who are named', async () => {
    notifications.answers.set('/internal/dependencies', { status: 503, body: {} });
    const { dependencies, silent } = await list();
    expect(dependencies).toEqual([{ name: 'database', missedBy: [], error: null }]);
    expect(silent).toEqual(['events', 'bookings', 'notifications']);
  });

  it('is for admins alone', async () => {
    for (const at of [path, '/internal/dependencies']) {
      expect((await monitoring.call('GET', at)).status).toBe(401);
      expect((await monitoring.asCustomer('GET', at)).status).toBe(403);
    }
  });
});
