import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { verificationQuery } from './verification-query.js';

let answer: () => Promise<Response>;
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  globalThis.fetch = jest.fn(() => answer());
  const values = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
});
afterEach(() => client.clear());

const says = (status: number, body: object) => () => Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Mounts a page that verifies, as often as told, and waits for what it shows. */
async function mount(times: number) {
  const observer = new QueryObserver(client, verificationQuery('a-token'));
  for (let time = 1; time < times; time += 1) observer.subscribe(() => undefined)();
  const stop = observer.subscribe(() => undefined);
  const { data } = await observer.refetch({ cancelRefetch: false });
  stop();
  return data;
}

describe('the link of a verification mail', () => {
  it('is used once, however often the page is mounted', async () => {
    answer = says(200, { success: true, message: 'Verified.' });
    const shown = { ok: true, message: 'Verified.', isFinal: true };
    expect(await mount(3)).toEqual(shown);
    const again = new QueryObserver(client, verificationQuery('a-token'));
    again.subscribe(() => undefined)();
    expect(again.getCurrentResult().data).toEqual(shown);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each<[number, object, string, boolean]>([
    [400, { message: 'This link has expired.' }, 'This link has expired.', true],
    [400, {}, 'Verification failed', true],
    [429, { message: 'Wait a little.' }, 'Wait a little.', false],
    [503, { message: 'Closed for a moment.' }, 'Closed for a moment.', false],
    [200, { success: false }, 'Verification failed', true],
  ])('that gets a %d with %j: "%s"; final: %s', async (status, body, message, isFinal) => {
    answer = says(status, body);
    expect(await mount(1)).toEqual({ ok: false, message, isFinal });
  });

  it('is not lost without a connection', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await mount(2)).toEqual({
      ok: false,
      message: 'Verification failed',
      detail: 'Connection error. Please try again.',
      isFinal: false,
    });
  });

  const used = says(400, { code: 'TOKEN_USED', message: 'This link is not valid.' });

  it('was used by this tab, when the answer was lost and the page is loaded again', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await mount(1);
    client.clear();
    answer = used;
    expect(await mount(1)).toMatchObject({ ok: true, isFinal: true });
    client.clear();
    expect(await mount(1)).toMatchObject({ ok: false, message: 'This link is not valid.' });
  });

  it('was not used by this tab, when it could never be used', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await mount(1);
    client.clear();
    answer = says(400, { code: 'TOKEN_INVALID', message: 'This link has expired.' });
    expect(await mount(1)).toMatchObject({ ok: false, message: 'This link has expired.' });
  });

  it('was not used by this tab, when the answer was lost long ago', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await mount(1);
    client.clear();
    answer = used;
    const later = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await mount(1)).toMatchObject({ ok: false, message: 'This link is not valid.' });
    clock.mockRestore();
  });
});
