import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

/** The headers of an answer in words, put together once for all times that it is sent. */
export interface WholeHead {
  lines: string;
  /** Bytes of the body, which Node must know of; undefined where there is none. */
  contentLength: string | undefined;
}

/** Where Node keeps what goes before the body, from `writeHead` until it is sent. */
interface WithHead extends ServerResponse {
  _header: string;
}

/** @throws TypeError for what must not be in a header */
export function wholeHead({
  'content-length': contentLength,
  ...headers
}: Readonly<Record<string, string>>): WholeHead {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return { lines: lines.join(''), contentLength };
}

/**
 * Heads an answer with what is in words already. `writeHead` would check and join each header anew for each answer, which
 * costs as much as all else that an answer from memory needs. So it is told only of what differs, and adds the date and
 * what becomes of the connection; the rest is put behind, where Node has no public way to.
 */
export function writeWholeHead(
  response: ServerResponse,
  status: number,
  { lines, contentLength }: WholeHead,
  requestId: string,
): void {
  const differing = ['x-request-id', requestId];
  if (contentLength !== undefined) differing.push('content-length', contentLength);
  const headed = response.writeHead(status, differing) as WithHead;
  headed._header = `${headed._header.slice(0, -2)}${lines}\r\n`;
}
