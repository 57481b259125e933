import { listEvents } from '../features/events/api/list-events.js';
import { call } from './call.js';
import { queryClient } from './query-client.js';

function serverAnswers(status: number): jest.Mock {
  const answer = jest.fn(async () => new Response('{}', { status }));
  globalThis.fetch = answer;
  return answer;
}

describe('a question to the server', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    queryClient.clear();
    jest.useRealTimers();
  });

  it.each([
    ['is refused', 429, 1, 'The server did not do it (429)', () => call('/api/events')],
    ['is refused, as the pub puts it', 429, 1, 'Failed to load events: 429', () => listEvents()],
    ['fails', 503, 2, 'The server did not do it (503)', () => call('/api/events')],
    ['fails, as the pub puts it', 503, 2, 'Failed to load events: 503', () => listEvents()],
  ])('that %s with %d is asked %d times in all', async (_how, status, times, words, queryFn) => {
    const server = serverAnswers(status);
    const told = expect(queryClient.fetchQuery({ queryKey: ['events'], queryFn })).rejects.toThrow(words);
    await jest.advanceTimersByTimeAsync(1_000);
    await told;
    expect(server).toHaveBeenCalledTimes(times);
  });
});
