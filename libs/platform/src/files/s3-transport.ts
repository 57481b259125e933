import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** The S3 client does not read the body of an answer with one of these statuses. */
const answersUnread: readonly (number | undefined)[] = [408, 429, 499, 500, 502, 503, 504, 520];

/**
 * The HTTP transport of the S3 client. By itself the client never ends a request that is not answered, and never frees
 * a connection whose answer it does not read: while the store hangs or fails, every file that is asked for would leave
 * a connection behind.
 *
 * @param silentAtMost milliseconds without a byte, in either direction, until an answer begins
 */
export function boundedTransport(protocol: string, silentAtMost: number): Pick<typeof http, 'request'> {
  const { request } = protocol === 'https:' ? https : http;
  const ask = (options: RequestOptions, answered: (response: IncomingMessage) => void): ClientRequest => {
    const asked = request(options, (response) => {
      asked.setTimeout(0);
      if (answersUnread.includes(response.statusCode)) response.resume();
      answered(response);
    });
    return asked.setTimeout(silentAtMost, () => {
      asked.destroy(Object.assign(new Error('The file store is silent.'), { code: 'ETIMEDOUT' }));
    });
  };
  // The client uses this overload only.
  return { request: ask as typeof http.request };
}
