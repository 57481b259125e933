import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';
import { toErrorReply } from './error-answer.js';

/** Errors of Node's parser, which come before there is a request; all others are MALFORMED. */
const refusals: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
};

/** A connection, and what Node is answering on it. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers what is not HTTP in our form of errors, and closes the connection. An answer that has begun is cut off
 * instead: anything more would be taken for a part of it.
 *
 * @param answerHeaders headers of every answer
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
