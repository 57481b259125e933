import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';
import { toErrorReply } from './error-answer.js';

/** What Node's parser refuses before there is a request; all else is malformed. */
const refusals: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
};

/** A connection, and what Node is answering on it. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers, in the one form of errors, what is not even HTTP, and hangs up. An answer that has begun is cut off instead: what
 * is said in its middle would be taken for a piece of it.
 *
 * @param answerHeaders what every answer says
 */
export function answerUnreadable(answerHeaders: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: AnsweringSocket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const code = refusals[error.code ?? ''] ?? 'MALFORMED';
    const { status, body } = toErrorReply(new DomainError(code, ''), randomUUID());
    const json = JSON.stringify(body);
    const headers = {
      ...answerHeaders,
      'x-request-id': body.requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${json}`);
  };
}
