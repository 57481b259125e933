import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

/** The headers of an answer as text, made once for all times that it is sent. */
export interface PreparedHeaders {
  lines: string;
  /** The length of the body, which Node must know; undefined where there is none. */
  contentLength: string | undefined;
}

/** Node's internal field for the head of a response, from `writeHead` until it is sent. */
interface WithHead extends ServerResponse {
  _header: string;
}

/** @throws TypeError for what must not be in a header */
export function prepareHeaders({
  'content-length': contentLength,
  ...headers
}: Readonly<Record<string, string>>): PreparedHeaders {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return { lines: lines.join(''), contentLength };
}

/**
 * Writes a head that is text already. `writeHead` would check and join each header anew for each answer, which costs as
 * much as everything else that an answer from memory needs. So it gets only the headers that differ, and adds the date
 * and `connection`; the prepared text is appended to its result, for which Node has no public interface.
 */
export function writePreparedHeaders(
  response: ServerResponse,
  status: number,
  { lines, contentLength }: PreparedHeaders,
  requestId: string,
): void {
  const differing = ['x-request-id', requestId];
  if (contentLength !== undefined) differing.push('content-length', contentLength);
  const headed = response.writeHead(status, differing) as WithHead;
  headed._header = `${headed._header.slice(0, -2)}${lines}\r\n`;
}
