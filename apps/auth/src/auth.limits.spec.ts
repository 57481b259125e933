import { Outbox } from '@rover/platform/messaging/outbox';
import { admin, aNewcomer, OpenAuth } from './testing/open-auth.js';

let auth: OpenAuth;

beforeAll(async () => {
  auth = await OpenAuth.open({ RATE_LIMIT: 'on' });
});
afterAll(() => auth?.close());

describe('what is asked of one address', () => {
  it('who knows the password may log in as often as they like', async () => {
    for (let time = 0; time < 8; time += 1) expect((await auth.post('login', admin)).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => auth.post('login', admin)));
    expect((await auth.post('login', admin)).status).toBe(200);
  });

  it('who has yet to verify the address is not taken for one who guesses', async () => {
    const newcomer = aNewcomer();
    await auth.post('register', newcomer);
    for (let time = 0; time < 7; time += 1) expect((await auth.post('login', newcomer)).status).toBe(403);
    await auth.post('verify-email', { token: await auth.mailedToken('verify', newcomer.email) });
    expect((await auth.post('login', newcomer)).status).toBe(200);
  });

  it('who sets a new password may log in with it, however often the old one was guessed', async () => {
    const { email } = await auth.verifiedUser();
    for (let time = 0; time < 7; time += 1) await auth.post('login', { email, password: 'wrong' });
    await auth.post('forgot-password', { email });
    const password = 'found-again-9';
    await auth.post('reset-password', { token: await auth.mailedToken('reset', email), password });
    expect((await auth.post('login', { email, password })).status).toBe(200);
  });

  it('what could not be done for want of the database does not count', async () => {
    const { email, password } = await auth.verifiedUser();
    const away = new Error('Query read timeout');
    const spies = [
      jest.spyOn(auth.accounts, 'findOneBy').mockRejectedValue(away),
      jest.spyOn(Outbox.prototype, 'add').mockRejectedValue(away),
    ];
    for (let time = 0; time < 7; time += 1) {
      expect((await auth.post('login', { email, password })).status).toBe(503);
      expect((await auth.post('forgot-password', { email })).status).toBe(503);
    }
    for (const spy of spies) spy.mockRestore();
    expect((await auth.post('login', { email, password })).status).toBe(200);
    expect((await auth.post('forgot-password', { email })).status).toBe(200);
  });

  it('who signs up anew keeps what the last mail was sent for, where no more are sent', async () => {
    const newcomer = aNewcomer();
    const forms = [1, 2, 3, 4, 5].map((count) => ({ ...newcomer, password: `password-${count}` }));
    for (const form of forms) expect((await auth.post('register', form)).status).toBeLessThan(300);
    const links = await auth.linksMailed('verify', newcomer.email, 4);
    expect((await auth.post('verify-email', { token: links.at(-1)?.token })).status).toBe(200);
    const logins: number[] = [];
    for (const form of forms) logins.push((await auth.login(form)).status);
    expect(logins).toEqual([401, 401, 401, 200, 401]);
  });

  it.each([
    ['login', 6, { email: 'nobody@pub.test', password: 'wrong' }, 401],
    ['login', 6, { ...admin, password: 'wrong' }, 401],
    ['forgot-password', 3, { email: 'nobody@pub.test' }, 200],
    ['forgot-password', 3, { email: admin.email }, 200],
    ['resend-verification', 3, { email: admin.email }, 200],
  ])('%s is answered %d times, whoever it is', async (path, most, body, status) => {
    const answers = [];
    for (let time = 0; time < most; time += 1) answers.push((await auth.post(path, body)).status);
    expect(new Set(answers)).toEqual(new Set([status]));
    const upper = { ...body, email: body.email.toUpperCase() };
    expect(await auth.post(path, upper)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
