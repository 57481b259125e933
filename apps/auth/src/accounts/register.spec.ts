import { setTimeout } from 'node:timers/promises';
import type { RegisterAnswer } from '@rover/contracts/auth';
import type { ErrorAnswer } from '@rover/contracts/errors';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { aNewcomer, OpenAuth } from '../testing/open-auth.js';

let auth: OpenAuth;

beforeAll(async () => {
  auth = await OpenAuth.open();
});
afterAll(() => auth?.close());

const register = (form: object) => auth.post<RegisterAnswer>('register', form);
const refuse = (form: object) => auth.post<ErrorAnswer>('register', form);

describe('signing up', () => {
  it('opens the account of a customer, who cannot log in before the address is verified', async () => {
    const newcomer = aNewcomer();
    const { status, body } = await register({ ...newcomer, email: ` ${newcomer.email.toUpperCase()} ` });
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, email: newcomer.email, message: expect.stringMatching(/check your email/i) });
    expect((await auth.login(newcomer)).body.code).toBe('EMAIL_NOT_VERIFIED');
    const token = await auth.mailedToken('verify', newcomer.email);
    expect((await auth.post('verify-email', { token })).status).toBe(200);
    expect((await auth.login(newcomer)).body.user).toMatchObject({ firstName: 'Grace', userType: 'customer' });
  });

  it('sets nothing but names, address and password', async () => {
    const newcomer = aNewcomer();
    const id = '5e551070-0000-4000-8000-000000000001';
    const more = { id, userType: 'admin', isActive: false, isEmailVerified: true, tokenVersion: 9, token_version: 9 };
    expect((await register({ ...newcomer, ...more })).status).toBe(201);
    expect(await auth.accounts.findOneByOrFail({ email: newcomer.email })).toMatchObject({
      id: expect.not.stringMatching(id),
      userType: 'customer',
      isActive: true,
      isEmailVerified: false,
      tokenVersion: 1,
    });
  });

  it('says that an address has an account, and changes nothing of it', async () => {
    const user = await auth.verifiedUser();
    const { status, body } = await register({ ...user, email: user.email.toUpperCase(), password: 'another-one-2' });
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, userExists: true, email: user.email, message: expect.any(String) });
    expect((await auth.login(user)).status).toBe(200);
    await setTimeout(200);
    expect(await auth.linksMailed('verify', user.email)).toHaveLength(1);
  });

  it('mails a fresh link to an address that has an account and is not verified', async () => {
    const newcomer = aNewcomer();
    await register(newcomer);
    expect(await register(newcomer)).toMatchObject({ status: 200, body: { userExists: true } });
    const [first, second] = await auth.linksMailed('verify', newcomer.email, 2);
    expect((await auth.post('verify-email', { token: first?.token })).status).toBe(400);
    expect((await auth.post('verify-email', { token: second?.token })).status).toBe(200);
  });

  it('leaves nothing to whoever signed up with somebody’s address before its owner', async () => {
    const owner = aNewcomer();
    const stranger = { ...owner, firstName: 'Mallory', password: 'of-a-stranger-1' };
    await register(stranger);
    await register(owner);
    const [, link] = await auth.linksMailed('verify', owner.email, 2);
    expect(link?.firstName).toBe(owner.firstName);
    expect((await auth.post('verify-email', { token: link?.token })).status).toBe(200);
    expect((await auth.login(stranger)).status).toBe(401);
    expect((await auth.login(owner)).body.user).toMatchObject({ firstName: owner.firstName });
  });

  it('changes nothing of an admin who is not verified yet, but mails a fresh link', async () => {
    const owner = aNewcomer();
    await register(owner);
    await auth.accounts.update({ email: owner.email }, { userType: 'admin' });
    const stranger = { ...owner, firstName: 'Mallory', password: 'of-a-stranger-1' };
    expect(await register(stranger)).toMatchObject({ status: 200, body: { userExists: true } });
    const [, link] = await auth.linksMailed('verify', owner.email, 2);
    expect(link?.firstName).toBe(owner.firstName);
    expect((await auth.post('verify-email', { token: link?.token })).status).toBe(200);
    expect((await auth.login(stranger)).status).toBe(401);
    expect((await auth.login(owner)).body.user).toMatchObject({ firstName: owner.firstName, userType: 'admin' });
  });

  it('changes nothing of whoever is made an admin at the same moment', async () => {
    const owner = aNewcomer();
    await register(owner);
    const promotion = auth.dataSource.createQueryRunner();
    await promotion.startTransaction();
    await promotion.query('SELECT FROM accounts WHERE email = $1 FOR UPDATE', [owner.email]);
    const anew = register({ ...owner, firstName: 'Mallory', password: 'of-a-stranger-1' });
    await eventually(async () => expect(await waitingForLocks(auth.dataSource)).toBe(1));
    await promotion.query(`UPDATE accounts SET user_type = 'admin' WHERE email = $1`, [owner.email]);
    await promotion.commitTransaction();
    await promotion.release();
    expect(await anew).toMatchObject({ status: 200, body: { userExists: true } });
    await auth.accounts.update({ email: owner.email }, { isEmailVerified: true });
    expect((await auth.login(owner)).body.user).toMatchObject({ firstName: owner.firstName, userType: 'admin' });
  });

  it('changes nothing of an account that is switched off and was never verified, and mails nothing', async () => {
    const off = aNewcomer();
    await register(off);
    await auth.accounts.update({ email: off.email }, { isActive: false });
    const before = await auth.accounts.findOneByOrFail({ email: off.email });
    const anew = { ...off, firstName: 'Mallory', password: 'of-a-stranger-1' };
    expect(await register(anew)).toMatchObject({ status: 200, body: { userExists: true } });
    expect(await auth.accounts.findOneByOrFail({ email: off.email })).toEqual(before);
    const marker = aNewcomer();
    await register(marker);
    await auth.linksMailed('verify', marker.email);
    expect(await auth.linksMailed('verify', off.email)).toHaveLength(1);
  });

  it('opens one account for an address that signs up 20 times at once', async () => {
    const newcomer = aNewcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(newcomer)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await auth.accounts.countBy({ email: newcomer.email })).toBe(1);
  });
});

describe('the form to sign up', () => {
  const required = 'All fields are required';
  const address = 'Please enter a valid email address';
  const password = 'Please meet all password requirements';

  it.each<[object, string, string[]]>([
    [{ firstName: '' }, required, ['firstName']],
    [{ lastName: '   ' }, required, ['lastName']],
    [{ email: undefined }, required, ['email']],
    [{ password: null }, required, ['password']],
    [{ firstName: 7, lastName: {}, email: ['a@b.cd'], password: true }, required, fields()],
    [{ password: '      ', email: 'nobody' }, required, ['email', 'password']],
    [{ email: 'nobody' }, address, ['email']],
    [{ email: 'grace@guest.deleted.1764.test' }, address, ['email']],
    [{ email: 'grace@guest', password: 'short' }, address, ['email', 'password']],
    [{ password: 'ab1cd' }, password, ['password']],
    [{ password: 'letters' }, password, ['password']],
    [{ password: '1234567' }, password, ['password']],
    [{ password: `a1${'x'.repeat(127)}` }, password, ['password']],
    [{ firstName: 'G\u0000' }, 'First name has characters that cannot be used.', ['firstName']],
    [{ lastName: 'x'.repeat(121) }, 'Last name can have at most 120 characters.', ['lastName']],
  ])('with %j is refused: %s', async (differences, message, named) => {
    const { status, body } = await refuse({ ...aNewcomer(), ...differences });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', message });
    expect(body.errors.map(({ field }) => field).sort()).toEqual([...named].sort());
  });

  it('takes 128 characters, also of other alphabets', async () => {
    const newcomer = { ...aNewcomer(), password: `ñ7${'☘'.repeat(126)}` };
    expect((await register(newcomer)).status).toBe(201);
  });
});

function fields(): string[] {
  return ['firstName', 'lastName', 'email', 'password'];
}
