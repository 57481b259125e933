import type { ErrorCode } from '@rover/contracts/errors';
import { errorCode } from '../telemetry/error-code.js';

const socketFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** Messages of errors without a code: a connection was lost, also within a transaction, or none became free in time. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable|query ?runner (was )?already released/i;

/** A database that may only be read, and two that ended a transaction which stood still or took too long. */
const sessionFailures = new Set(['25006', '25P03', '25P04']);

/** Whether something that we stand on (a database, another service) is down or too slow: worth another try soon. */
export function isUnavailable(error: unknown): boolean {
  for (const link of causes(error)) {
    const code = errorCode(link);
    if (code && (socketFailures.has(code) || /^(08|53|57)/.test(code) || sessionFailures.has(code))) return true;
    if (link instanceof Error && lostConnection.test(link.message)) return true;
    if (link instanceof AggregateError && link.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** The code for a statement that Postgres refused because of what the caller sent, if that is what happened. */
export function databaseRefusal(error: unknown): ErrorCode | undefined {
  for (const link of causes(error)) {
    const code = errorCode(link);
    if (code === '23505' || code === '40001' || code === '40P01') return 'CONFLICT';
    if (code === '23502' || code === '23514' || (code?.length === 5 && code.startsWith('22'))) return 'MALFORMED';
  }
  return undefined;
}

function* causes(error: unknown): Generator<unknown> {
  let link = error;
  for (let depth = 0; depth < 5 && typeof link === 'object' && link !== null; depth += 1) {
    yield link;
    link = 'driverError' in link ? link.driverError : 'cause' in link ? link.cause : undefined;
  }
}
