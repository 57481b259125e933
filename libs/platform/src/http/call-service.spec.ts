import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactedMessage } from '../telemetry/error-message.js';
import { StandIn, send } from '../testing/stand-in.js';
import { callService } from './call-service.js';
import { isUnavailable } from './failure-kinds.js';

/** Answers with the status that the path names, or not at all. */
class OtherService extends StandIn {
  protected async answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = Number(url.slice(1));
    if (status > 0) send(response, status, { is: 'there' });
  }
}

describe('another service that is called', () => {
  let other: OtherService;

  beforeAll(async () => {
    other = await OtherService.open();
  });
  afterAll(() => other.close());

  const ask = (path: string, url = other.url) =>
    callService<{ is: string }>({
      service: 'events',
      address: new URL(path, url),
      within: path === '/silence' ? 200 : 5_000,
    });

  it('answers, or knows of no such thing', async () => {
    expect(await ask('/200')).toEqual({ is: 'there' });
    expect(await ask('/404')).toBeUndefined();
  });

  it.each([
    ['/503', 'events: answered 503'],
    ['/silence', 'events: TimeoutError: The operation was aborted due to timeout'],
  ])('is named where it does not, as at %s', async (path, words) => {
    expect(redactedMessage(await ask(path).catch((error: unknown) => error))).toBe(words);
  });

  it('is named where it is not there, which passes', async () => {
    const gone = await OtherService.open();
    await gone.close();
    const failure: unknown = await ask('/200', gone.url).catch((error: unknown) => error);
    expect(redactedMessage(failure)).toBe('events: connect ECONNREFUSED {address}');
    expect(isUnavailable(failure)).toBe(true);
  });
});
