import { signUp } from './sign-up.js';

const form = { firstName: 'Anne', lastName: 'Bonny', email: 'Anne@guest.test', password: 'cutlass-2' };

/** @param statusText '' as over HTTP/2, which does not send it */
function serverSays(status: number, body: object, statusText = '') {
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(body), { status, statusText }));
}

describe('signing up', () => {
  it('goes on with the address as the server writes it', async () => {
    serverSays(201, { success: true, email: 'anne@guest.test', message: 'Look in your mail.' });
    expect(await signUp(form)).toEqual({ is: 'opened', email: 'anne@guest.test', message: 'Look in your mail.' });
    serverSays(200, { success: false, userExists: true, email: 'anne@guest.test', message: 'You are known.' });
    expect(await signUp(form)).toEqual({ is: 'known', email: 'anne@guest.test', message: 'You are known.' });
  });

  it.each<[number, string, string]>([
    [400, '', 'Registration failed: 400 Bad Request'],
    [429, '', 'Registration failed: 429 Too Many Requests'],
    [503, 'Service Unavailable', 'Registration failed: 503 Service Unavailable'],
    [503, 'Closed', 'Registration failed: 503 Closed'],
    [418, '', 'Registration failed: 418'],
  ])('that gets a %d %s is told as "%s"', async (status, statusText, message) => {
    serverSays(status, { message: 'Why not.' }, statusText);
    expect(await signUp(form)).toEqual({ is: 'failed', outcome: { ok: false, message, detail: 'Why not.' } });
  });

  it('that fails without a status is told in the words of the server, or ours', async () => {
    serverSays(200, { success: false, message: 'Not tonight.' });
    expect(await signUp(form)).toMatchObject({ is: 'failed', outcome: { message: 'Not tonight.' } });
    serverSays(200, { success: false });
    expect(await signUp(form)).toMatchObject({ is: 'failed', outcome: { message: 'Registration failed' } });
    globalThis.fetch = jest.fn(async () => new Response('<html>', { status: 200 }));
    expect(await signUp(form)).toMatchObject({ is: 'failed', outcome: { message: 'Registration failed' } });
  });
});
