import { randomUUID } from 'node:crypto';
import type { InternalAccessAnswer } from '@rover/contracts/internal';
import type { UserUpdateAnswer } from '@rover/contracts/users';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenAuth } from '../testing/open-auth.js';

let auth: OpenAuth;
let token: string;
let adminId: string;

beforeAll(async () => {
  auth = await OpenAuth.open();
  const { body } = await auth.login();
  token = body.token;
  adminId = body.user.id;
});
afterEach(() => auth.accounts.update({ userType: 'admin' }, { isActive: false }).then(restoreFirstAdmin));
afterAll(() => auth?.close());

const restoreFirstAdmin = () => auth.accounts.update(adminId, { isActive: true, userType: 'admin', tokenVersion: 1 });

const path = (id: string) => `/api/admin/users/${id}`;
const change = (id: string, changes: unknown, as = token) => auth.call<UserUpdateAnswer>('PUT', path(id), changes, as);
const refuse = (id: string, changes: unknown, as = token) => auth.call('PUT', path(id), changes, as);
const remove = (id: string, as = token) => auth.call('DELETE', path(id), undefined, as);
const activeAdmins = () => auth.accounts.countBy({ userType: 'admin', isActive: true });

describe('changing a user', () => {
  it('makes an admin of a customer, and tells of it', async () => {
    const { id } = await auth.verifiedUser();
    const { status, body } = await change(id, { userType: 'admin' });
    expect([status, body.success, body.user.userType]).toEqual([200, true, 'admin']);
    const told = { userId: id, isActive: true, userType: 'admin', tokenVersion: 2 };
    await eventually(() => expect(auth.sentOn('user.access-changed')).toContainEqual(told));
    const access = await auth.call<InternalAccessAnswer>('GET', `/internal/users/${id}/access`);
    expect(access).toMatchObject({ status: 200, body: told });
  });

  it('raises the version of tokens with every change, and with none that changes nothing', async () => {
    const { id } = await auth.verifiedUser();
    const version = async () => (await auth.accounts.findOneByOrFail({ id })).tokenVersion;
    await change(id, { isActive: true, userType: 'customer' });
    expect(await version()).toBe(1);
    for (const [index, changes] of [{ isActive: false }, { isActive: true }, { userType: 'admin' }].entries()) {
      await change(id, changes);
      expect(await version()).toBe(index + 2);
    }
  });

  it('keeps a user out who is switched off; a link that was mailed before is dead for ever', async () => {
    const user = await auth.verifiedUser();
    await auth.post('forgot-password', { email: user.email });
    const link = await auth.mailedToken('reset', user.email);
    await change(user.id, { isActive: false });
    expect((await auth.login(user)).status).toBe(401);
    const openLink = async () => (await auth.post('reset-password', { token: link, password: 'back-again-1' })).status;
    expect(await openLink()).toBe(400);
    await change(user.id, { isActive: true });
    expect(await openLink()).toBe(400);
    expect((await auth.login(user)).status).toBe(200);
  });

  it.each([
    {},
    { email: 'a@b.cd' },
    { isActive: 'true' },
    { isActive: 1 },
    { isActive: null },
    { userType: 'owner' },
    { userType: ['admin'] },
  ])('refuses %j', async (changes) => {
    const { id } = await auth.verifiedUser();
    expect((await refuse(id, changes)).status).toBe(400);
  });

  it('sets nothing else', async () => {
    const { id, email } = await auth.verifiedUser();
    await change(id, {
      isActive: true,
      userType: 'admin',
      email: 'thief@pub.test',
      isEmailVerified: false,
      tokenVersion: 7,
    });
    expect(await auth.accounts.findOneByOrFail({ id })).toMatchObject({
      email,
      isEmailVerified: true,
      tokenVersion: 2,
    });
  });

  it('knows nobody of an id that never was', async () => {
    expect((await refuse(randomUUID(), { isActive: false })).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await auth.call('GET', `/internal/users/${randomUUID()}/access`)).status).toBe(404);
    expect((await remove('1')).status).toBe(400);
  });
});

describe('deleting a user', () => {
  it('keeps the account under another address, and frees its own', async () => {
    const user = await auth.verifiedUser();
    expect((await remove(user.id)).status).toBe(200);
    const deleted = await auth.accounts.findOneByOrFail({ id: user.id });
    expect(deleted.email).toMatch(new RegExp(`^${user.email}\\.deleted\\.\\d{13}$`));
    expect([deleted.isActive, deleted.tokenVersion]).toEqual([false, 2]);
    expect((await auth.login(user)).status).toBe(401);
    expect((await auth.login({ ...user, email: deleted.email })).status).toBe(401);
    expect((await auth.post('register', user)).status).toBe(201);
    expect(await auth.accounts.countBy({ email: user.email })).toBe(1);
  });

  it('happens once: a deleted user cannot be changed or deleted again', async () => {
    const { id } = await auth.verifiedUser();
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await refuse(id, { isActive: true })).body).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the admins of the pub', () => {
  it.each<[string, (id: string) => Promise<{ status: number }>]>([
    ['demote', (id) => refuse(id, { userType: 'customer' })],
    ['deactivate', (id) => refuse(id, { isActive: false })],
    ['delete', (id) => remove(id)],
  ])('cannot %s themselves, even if there are others', async (_, lockOut) => {
    await auth.anotherAdmin();
    expect(await lockOut(adminId)).toMatchObject({ status: 403, body: { message: /yourself/ } });
    expect((await auth.login()).body.user).toMatchObject({ userType: 'admin', isActive: true });
  });

  it('are never all gone, however many demote each other at once', async () => {
    const admins = [{ id: adminId, token }];
    for (let more = 0; more < 5; more += 1) admins.push(await auth.anotherAdmin());
    const answers = await Promise.all(
      admins.flatMap(({ token: as }, index) =>
        admins.filter((_, other) => other !== index).map(({ id }) => refuse(id, { userType: 'customer' }, as)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await activeAdmins()).toBe(1);
  });

  it('keep the last active one, also by the hand of one who was switched off meanwhile', async () => {
    const other = await auth.anotherAdmin();
    const [first, second] = await Promise.all([
      remove(adminId, other.token),
      refuse(other.id, { isActive: false }, token),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 403]);
    expect(await activeAdmins()).toBe(1);
    await auth.accounts.update(adminId, { email: 'publican@pub.test' });
  });

  it('are the only ones who may', async () => {
    const { id, ...user } = await auth.verifiedUser();
    const customer = await auth.tokenOf(user);
    expect((await refuse(id, { userType: 'admin' }, customer)).status).toBe(403);
    expect((await auth.call('GET', '/api/admin/users', undefined, customer)).status).toBe(403);
    expect((await auth.call('GET', '/api/admin/users')).status).toBe(401);
  });
});
