import jwt, { type JwtPayload } from 'jsonwebtoken';
import { admin, OpenAuth } from '../testing/open-auth.js';

let auth: OpenAuth;

beforeAll(async () => {
  auth = await OpenAuth.open();
});
afterAll(() => auth?.close());

describe('logging in', () => {
  it('notes when', async () => {
    const before = new Date();
    const { body } = await auth.login();
    expect(body.user).toMatchObject({ lastLogin: expect.any(String) });
    const account = await auth.accounts.findOneByOrFail({ email: admin.email });
    expect(account.lastLogin?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('lasts twelve hours for an admin, and seven days for a customer', async () => {
    const secondsFor = async (credentials?: object) => {
      const { iat = 0, exp = 0 } = jwt.decode(await auth.tokenOf(credentials)) as JwtPayload;
      return exp - iat;
    };
    expect(await secondsFor(admin)).toBe(43_200);
    expect(await secondsFor(await auth.verifiedUser())).toBe(604_800);
  });

  it('says the same of an unknown address, a wrong password and an account that is switched off', async () => {
    const user = await auth.verifiedUser();
    const off = await auth.verifiedUser();
    await auth.accounts.update(off.id, { isActive: false });
    const answers = await Promise.all([
      auth.login({ ...user, email: 'nobody@pub.test' }),
      auth.login({ ...user, password: 'wrong' }),
      auth.login(off),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('tells of an unverified address only to whom knows the password', async () => {
    const user = await auth.verifiedUser();
    await auth.accounts.update(user.id, { isEmailVerified: false });
    expect((await auth.login({ ...user, password: 'wrong' })).status).toBe(401);
    expect(await auth.login(user)).toMatchObject({
      status: 403,
      body: {
        code: 'EMAIL_NOT_VERIFIED',
        message: 'Please verify your email before logging in. Check your inbox for the verification link.',
      },
    });
  });

  it('never tells the hash', async () => {
    expect((await auth.login()).text).not.toContain('argon2');
  });

  it('answers thirty who come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => auth.login()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
