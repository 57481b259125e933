import { admin, OpenAuth } from './testing/open-auth.js';

let auth: OpenAuth;

beforeAll(async () => {
  auth = await OpenAuth.open({ RATE_LIMIT: 'on' });
});
afterAll(() => auth?.close());

describe('what is asked of one address', () => {
  it('who knows the password may log in as often as they like', async () => {
    for (let time = 0; time < 8; time += 1) expect((await auth.post('login', admin)).status).toBe(200);
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
