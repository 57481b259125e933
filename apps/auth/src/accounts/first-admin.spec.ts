import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { OpenAuth } from '../testing/open-auth.js';

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
