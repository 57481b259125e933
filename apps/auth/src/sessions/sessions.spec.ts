import 'reflect-metadata';
import { generateKeyPairSync } from 'node:crypto';
import { type RunningService, startService } from '@rover/platform/run/service';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { testParts } from '@rover/platform/testing/test-parts';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { auth } from '../service.js';

const admin = { email: 'publican@pub.test', password: 'stout-and-stories-1' };

let database: TestDatabase;
let service: RunningService;

async function start(env: Record<string, string> = {}): Promise<RunningService> {
  return startService(
    auth,
    {
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      JWT_PRIVATE_KEY: signingKey,
      ...env,
    },
    await testParts(),
  );
}

const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const accounts = () => service.app.get(DataSource).getRepository(Account);

async function post(
  path: string,
  body: unknown,
  token = '',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const login = (credentials: object = admin) => post('/api/auth/login', credentials);
const validate = (token: unknown) => post('/api/admin/validate-token', {}, String(token));

beforeAll(async () => {
  database = await createTestDatabase();
  service = await start();
});

afterAll(async () => {
  await service?.stop();
  await database?.drop();
});

describe('the first admin', () => {
  it('is made once: another start with another password changes nothing', async () => {
    await service.stop();
    service = await start({ ADMIN_PASSWORD: 'another-password-2', ADMIN_EMAIL: 'usurper@pub.test' });
    expect((await login()).status).toBe(200);
    expect(await accounts().count()).toBe(1);
  });

  it('is made once by many who start at the same moment', async () => {
    const fresh = await createTestDatabase();
    const replicas = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL: fresh.url })));
    const [first] = replicas;
    expect(await first?.app.get(DataSource).getRepository(Account).count()).toBe(1);
    await Promise.all(replicas.map((replica) => replica.stop()));
    await fresh.drop();
  });
});

describe('logging in', () => {
  afterEach(() =>
    accounts().update(
      { email: admin.email },
      { isActive: true, isEmailVerified: true, userType: 'admin', tokenVersion: 1 },
    ),
  );

  it('notes when', async () => {
    const before = new Date();
    const { body } = await login();
    expect(body.user).toMatchObject({ lastLogin: expect.any(String) });
    const account = await accounts().findOneByOrFail({ email: admin.email });
    expect(account.lastLogin?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('says the same of an unknown address, a wrong password and an account that is switched off', async () => {
    const unknown = await login({ ...admin, email: 'nobody@pub.test' });
    const wrong = await login({ ...admin, password: 'wrong' });
    await accounts().update({ email: admin.email }, { isActive: false });
    const off = await login();
    for (const answer of [unknown, wrong, off]) {
      expect(answer.status).toBe(401);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
  });

  it('tells of an unverified address only to whom knows the password', async () => {
    await accounts().update({ email: admin.email }, { isEmailVerified: false });
    expect((await login({ ...admin, password: 'wrong' })).status).toBe(401);
    const { status, body } = await login();
    expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(body.message).toBe(
      'Please verify your email before logging in. Check your inbox for the verification link.',
    );
  });

  it('never tells the hash', async () => {
    expect(JSON.stringify((await login()).body)).not.toContain('argon2');
  });
});

describe('a token', () => {
  const change = (fields: Partial<Account>) => accounts().update({ email: admin.email }, fields);
  afterEach(() => change({ isActive: true, userType: 'admin', tokenVersion: 1 }));

  it.each<[string, Partial<Account>, number]>([
    ['of an admin who was switched off', { isActive: false }, 401],
    ['of an older version', { tokenVersion: 2 }, 401],
    ['of an admin who is a customer now', { userType: 'customer' }, 403],
  ])('%s opens nothing', async (_, fields, status) => {
    const { body } = await login();
    expect((await validate(body.token)).status).toBe(200);
    await change(fields);
    expect((await validate(body.token)).status).toBe(status);
  });
});
