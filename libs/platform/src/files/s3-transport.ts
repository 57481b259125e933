import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** Of an answer with one of these the client of S3 knows its status, and reads nothing. */
const answersUnread: readonly (number | undefined)[] = [408, 429, 499, 500, 502, 503, 504, 520];

/**
 * How the client of S3 asks. Left to itself it never ends a request that is not answered, and never gives a connection
 * free whose answer it does not read: while the store hangs or is not well, every file that somebody asks for would leave
 * one behind.
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
  // The client calls it in this one of its forms.
  return { request: ask as typeof http.request };
}
