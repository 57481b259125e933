import { checkAdmin } from './admin-mode.js';
import { readAdminToken, readSession, saveAdminToken, saveSession } from './session-store.js';

const admin = { userType: 'admin', email: 'host@example.test' };
const customer = { userType: 'customer', email: 'guest@example.test' };

function loggedIn(user: object, token = 'user-token') {
  saveSession({ token, user: user as Parameters<typeof saveSession>[0]['user'] });
}

function serverAnswers(status: number) {
  globalThis.fetch = jest.fn(
    async () => new Response(JSON.stringify({ message: 'x', code: 'UNAUTHENTICATED' }), { status }),
  );
}

const events: string[] = [];

beforeEach(() => {
  const values = new Map<string, string>();
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
  events.length = 0;
  window.addEventListener('adminTokenChanged', ({ type }) => events.push(type));
  serverAnswers(200);
});

describe('who may use the back office', () => {
  it('a logged-in admin, whose token is copied to adminToken', async () => {
    loggedIn(admin);
    await expect(checkAdmin()).resolves.toBe(true);
    expect(readAdminToken()).toBe('user-token');
    expect(events).toEqual(['adminTokenChanged']);
  });

  it('a token alone, when the server takes it', async () => {
    saveAdminToken('admin-token');
    await expect(checkAdmin()).resolves.toBe(true);
  });

  it.each(['', 'fine', 'null'])('the same, whatever the server says with it: %p', async (body) => {
    saveAdminToken('admin-token');
    globalThis.fetch = jest.fn(async () => new Response(body));
    await expect(checkAdmin()).resolves.toBe(true);
  });

  it('not a guest, and the server is not asked', async () => {
    loggedIn(customer);
    await expect(checkAdmin()).resolves.toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([401, 403, 500, 503])('not a token alone that gets a %d: it is removed, and that is told', async (status) => {
    saveAdminToken('admin-token');
    serverAnswers(status);
    await expect(checkAdmin()).resolves.toBe(false);
    expect(readAdminToken()).toBeNull();
    expect(events).toHaveLength(2);
  });

  it('not a token alone while the server cannot be reached', async () => {
    saveAdminToken('admin-token');
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(checkAdmin()).resolves.toBe(false);
    expect(readAdminToken()).toBeNull();
  });

  it('not an admin whose token was revoked: the session ends', async () => {
    loggedIn(admin);
    serverAnswers(401);
    await expect(checkAdmin()).resolves.toBe(false);
    expect(readSession()).toBeNull();
    expect(readAdminToken()).toBeNull();
  });

  it('an admin still, while the server is away for a moment', async () => {
    loggedIn(admin);
    serverAnswers(503);
    await expect(checkAdmin()).resolves.toBe(true);
    expect(readSession()).not.toBeNull();
  });

  it('a guest stays logged in when an admin token of before is refused', async () => {
    loggedIn(customer);
    saveAdminToken('admin-token');
    serverAnswers(401);
    await expect(checkAdmin()).resolves.toBe(false);
    expect(readSession()?.token).toBe('user-token');
  });
});

describe('a stored user that cannot be read', () => {
  it.each(['{', 'null', '"x"'])('%s: removed, with its token', (user) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('userToken', 't');
    localStorage.setItem('user', user);
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('userToken')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('is removed where there is no token either', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('user', '{bad');
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
