import { call } from './call.js';

type Ended = Promise<never>;

/** What a server answers that never does, or that begins to and falls silent. */
const silences = {
  'that never answers': (ended: Ended): Promise<Response> => ended,
  'that stops half way': async (ended: Ended) => new Response(halfAnAnswer(ended)),
};

function halfAnAnswer(ended: Ended): ReadableStream {
  return new ReadableStream({
    start(answer) {
      answer.enqueue(new TextEncoder().encode('{'));
      ended.catch((cause) => answer.error(cause));
    },
  });
}

describe.each(Object.entries(silences))('a call to a server %s', (_which, answerOf) => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation((_path, { signal } = {}) => {
      return answerOf(new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))));
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    ['nobody can end', {}],
    ['its caller could end', { signal: new AbortController().signal }],
  ])('is given up after twenty seconds, one that %s', async (_who, options) => {
    const failed = jest.fn();
    void call('/api/events', options).catch(failed);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'CallError', failure: 'connection' }));
  });

  it('is over without a failure of the connection when its caller ends it', async () => {
    const caller = new AbortController();
    const failed = jest.fn();
    void call('/api/events', { signal: caller.signal }).catch(failed);
    await jest.advanceTimersByTimeAsync(1_000);
    caller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });
});
