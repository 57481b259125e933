import { eventually } from '@rover/platform/testing/eventually';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { DataSource } from 'typeorm';
import { admin, OpenAuth } from '../testing/open-auth.js';
import { FirstAdmin } from './first-admin.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const open = (env: Record<string, string> = {}) => OpenAuth.open({ DATABASE_URL: database.url, ...env });

describe('the first admin', () => {
  it('is made once: another start with another password changes nothing', async () => {
    await (await open()).close();
    const auth = await open({ ADMIN_PASSWORD: 'another-password-2', ADMIN_EMAIL: 'usurper@pub.test' });
    expect((await auth.login()).status).toBe(200);
    expect(await auth.accounts.count()).toBe(1);
    await auth.close();
  });

  it('is made once by many who start at the same moment', async () => {
    const replicas = await Promise.all([1, 2, 3].map(() => open()));
    expect(await replicas[0]?.accounts.count()).toBe(1);
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it('is one of those who may act: the one who has been here for the longest', async () => {
    const auth = await open();
    const other = await auth.anotherAdmin();
    const first = auth.get(FirstAdmin);
    expect((await first.oldest())?.email).toBe(admin.email);
    expect([await first.opensWith(admin.password), await first.opensWith(other.password)]).toEqual([true, false]);
    await auth.accounts.update({ email: admin.email }, { isActive: false });
    expect((await first.oldest())?.email).toBe(other.email);
    expect([await first.opensWith(admin.password), await first.opensWith(other.password)]).toEqual([false, true]);
    await auth.close();
  });

  it('is made by one of those who find at the same moment that there is none', async () => {
    await (await open()).close();
    const holder = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    await holder.query('UPDATE auth.accounts SET is_active = false');
    const { opening } = await holder.transaction(async (manager) => {
      await manager.query('SELECT FROM auth.accounts FOR UPDATE');
      const starting = [1, 2, 3].map(() => open());
      await eventually(async () => expect(await waitingForLocks(manager)).toBe(3));
      return { opening: starting };
    });
    const opened = await Promise.all(opening);
    const made = opened.map((replica) => replica.get(FirstAdmin).created);
    await Promise.all([holder.destroy(), ...opened.map((replica) => replica.close())]);
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it('takes over the account of somebody who signed up with the address before', async () => {
    const auth = await open();
    const user = await auth.verifiedUser();
    await auth.accounts.update({ userType: 'admin' }, { isActive: false });
    await auth.close();
    const again = await open({ ADMIN_EMAIL: user.email.toUpperCase(), ADMIN_PASSWORD: 'the-publicans-own-3' });
    expect((await again.login(user)).status).toBe(401);
    const { body } = await again.login({ email: user.email, password: 'the-publicans-own-3' });
    expect(body.user).toMatchObject({ id: user.id, userType: 'admin' });
    await again.close();
  });
});
