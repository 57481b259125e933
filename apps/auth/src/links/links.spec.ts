import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { aNewcomer, OpenAuth } from '../testing/open-auth.js';

let auth: OpenAuth;

beforeAll(async () => {
  auth = await OpenAuth.open();
});
afterAll(() => auth?.close());

const newPassword = 'grania-mhaol-2';
const verify = (token: unknown) => auth.post('verify-email', { token });
const reset = (token: unknown, password = newPassword) => auth.post('reset-password', { token, password });

async function unverified() {
  const newcomer = aNewcomer();
  await auth.post('register', newcomer);
  return { ...newcomer, token: await auth.mailedToken('verify', newcomer.email) };
}

async function forgetful() {
  const user = await auth.verifiedUser();
  await auth.post('forgot-password', { email: user.email });
  return { ...user, token: await auth.mailedToken('reset', user.email) };
}

const expire = () => auth.dataSource.query(`UPDATE one_time_tokens SET expires_at = now() - interval '1 second'`);

describe('asking for a link', () => {
  it.each(['forgot-password', 'resend-verification'])('%s says the same of every address', async (path) => {
    const { email } = await auth.verifiedUser();
    const { email: waiting } = await unverified();
    const answers = [];
    for (const address of [email, waiting, 'nobody@pub.test', email.toUpperCase()]) {
      answers.push(await auth.post(path, { email: address }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('mails nothing to an address without an account, a verified one, or one that is switched off', async () => {
    const user = await auth.verifiedUser();
    const off = await auth.verifiedUser();
    await auth.accounts.update(off.id, { isActive: false });
    await auth.post('resend-verification', { email: user.email });
    await auth.post('forgot-password', { email: off.email });
    await auth.post('forgot-password', { email: 'nobody@pub.test' });
    await auth.post('forgot-password', { email: user.email });
    await auth.linksMailed('reset', user.email);
    await setTimeout(200);
    expect(await auth.linksMailed('verify', user.email)).toHaveLength(1);
    expect(await auth.linksMailed('reset', off.email, 0)).toHaveLength(0);
    expect(await auth.linksMailed('reset', 'nobody@pub.test', 0)).toHaveLength(0);
  });

  it('kills the older link', async () => {
    const { email, token: older } = await unverified();
    await auth.post('resend-verification', { email });
    const newer = await auth.mailedToken('verify', email, 2);
    expect((await verify(older)).body.code).toBe('TOKEN_INVALID');
    expect((await verify(newer)).status).toBe(200);
  });
});

describe('a mailed link', () => {
  it('is kept only as a hash', async () => {
    const { token } = await unverified();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows: unknown[] = await auth.dataSource.query('SELECT * FROM one_time_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('verifies once, also when it is opened ten times at once', async () => {
    const { token, ...user } = await unverified();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 400 && body.code === 'TOKEN_USED')).toHaveLength(9);
    expect((await auth.login(user)).status).toBe(200);
  });

  it('resets a password once, also when it is sent ten times at once', async () => {
    const { token, email } = await forgetful();
    const passwords = Array.from({ length: 10 }, (_, index) => `password-no-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect((await auth.login({ email, password: passwords[won] })).status).toBe(200);
  });

  it('that was used is told from one that never was, also when its time is over; a newer one is not used', async () => {
    const { token, email } = await unverified();
    await verify(token);
    expect((await verify(token)).body.code).toBe('TOKEN_USED');
    await expire();
    expect((await verify(token)).body.code).toBe('TOKEN_USED');
    await auth.dataSource.query('UPDATE accounts SET is_email_verified = false WHERE email = $1', [email]);
    await auth.post('resend-verification', { email });
    expect((await verify(await auth.mailedToken('verify', email, 2))).status).toBe(200);
    expect((await verify(token)).body.code).toBe('TOKEN_INVALID');
  });

  it('is good for its own kind only, and not used up by the other', async () => {
    const waiting = await unverified();
    const { token } = await forgetful();
    expect((await reset(waiting.token)).body.code).toBe('TOKEN_INVALID');
    expect((await verify(token)).body.code).toBe('TOKEN_INVALID');
    expect((await verify(waiting.token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['verify', unverified, verify],
    ['reset', forgetful, reset],
  ] as const)('to %s says so when it has expired, and never works again', async (_, mailed, open) => {
    const { token } = await mailed();
    await expire();
    for (let time = 0; time < 2; time += 1) {
      expect((await open(token)).body).toMatchObject({ code: 'TOKEN_INVALID', message: /expired/ });
    }
  });

  it.each([
    ['verify', unverified, verify],
    ['reset', forgetful, reset],
  ] as const)('to %s opens nothing while its owner is switched off', async (_, mailed, open) => {
    const { token, email } = await mailed();
    await auth.accounts.update({ email }, { isActive: false });
    expect((await open(token)).body.code).toBe('TOKEN_INVALID');
  });

  it('lives a day to verify, an hour to reset', async () => {
    const { email } = await forgetful();
    await unverified();
    const rows: { kind: string; minutes: number }[] = await auth.dataSource.query(
      `SELECT kind, round(extract(epoch FROM max(expires_at) - now()) / 60)::int AS minutes
       FROM one_time_tokens GROUP BY kind ORDER BY kind`,
    );
    expect(email).toBeDefined();
    expect(rows).toEqual([
      { kind: 'reset', minutes: 60 },
      { kind: 'verify', minutes: 24 * 60 },
    ]);
  });

  it.each([undefined, null, '', 7, true, {}, ['x'], { token: 'x' }])('is a text, not %j', async (token) => {
    expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it.each(['rubbish', 'x'.repeat(43), "' OR 1=1 --", '\u0000', '\ud800'])('is refused when it is %j', async (token) => {
    expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
  });
});

describe('a reset', () => {
  it('ends the old password and tells that older tokens are dead', async () => {
    const { token, ...user } = await forgetful();
    expect((await reset(token)).status).toBe(200);
    expect((await auth.login(user)).status).toBe(401);
    expect((await auth.login({ ...user, password: newPassword })).status).toBe(200);
    const { tokenVersion } = await auth.accounts.findOneByOrFail({ id: user.id });
    expect(tokenVersion).toBe(2);
    const told = { userId: user.id, isActive: true, userType: 'customer', tokenVersion };
    await eventually(() => expect(auth.sentOn('user.access-changed')).toContainEqual(told), 2_000);
  });

  it('verifies the address too, since its link came by mail', async () => {
    const user = await unverified();
    await auth.post('forgot-password', { email: user.email });
    await reset(await auth.mailedToken('reset', user.email));
    expect((await auth.login({ email: user.email, password: newPassword })).status).toBe(200);
    expect((await verify(user.token)).status).toBe(400);
  });

  it('wants a good password, and does not use the link up without one', async () => {
    const { token } = await forgetful();
    const refused = await reset(token, 'short');
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please meet all password requirements' } });
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a link that is opened while an admin switches its owner off', () => {
  const waiting = () => waitingForLocks(auth.dataSource);

  /** Has both wait for the account, in this order, and then lets them go. */
  async function meet(id: string, ...both: (() => Promise<{ status: number }>)[]): Promise<number[]> {
    const holder = auth.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [id]);
    const answers = [];
    for (const [before, ask] of both.entries()) {
      answers.push(ask());
      await eventually(async () => expect(await waiting()).toBe(before + 1));
    }
    await holder.commitTransaction();
    await holder.release();
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  /** Somebody who has not verified yet, and has forgotten the password already. */
  async function withBothLinks() {
    const { email, token: verification } = await unverified();
    await auth.post('forgot-password', { email });
    const forgotten = await auth.mailedToken('reset', email);
    return { id: (await auth.accounts.findOneByOrFail({ email })).id, verification, forgotten };
  }
  type Owner = Awaited<ReturnType<typeof withBothLinks>>;

  it.each<[string, (owner: Owner) => Promise<{ status: number }>]>([
    ['verifies', ({ verification }) => verify(verification)],
    ['resets a password', ({ forgotten }) => reset(forgotten)],
  ])('%s or does not, and the admin is never refused', async (_, open) => {
    const admin = await auth.tokenOf();
    const switchOff = ({ id }: Owner) => auth.call('PUT', `/api/admin/users/${id}`, { isActive: false }, admin);
    for (let time = 0; time < 3; time += 1) {
      const [one, other] = [await withBothLinks(), await withBothLinks()];
      expect(
        await meet(
          one.id,
          () => switchOff(one),
          () => open(one),
        ),
      ).toEqual([200, 400]);
      expect(
        await meet(
          other.id,
          () => open(other),
          () => switchOff(other),
        ),
      ).toEqual([200, 200]);
    }
    const crowd = await Promise.all(Array.from({ length: 10 }, withBothLinks));
    const answers = await Promise.all(crowd.map((owner) => Promise.all([switchOff(owner), open(owner)])));
    expect(answers.map(([switchedOff]) => switchedOff.status)).toEqual(Array(10).fill(200));
    for (const [, opened] of answers) expect([200, 400]).toContain(opened.status);
  });
});
