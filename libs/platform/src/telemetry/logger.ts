import { fstatSync } from 'node:fs';
import { type LoggerService, Logger as NestLines } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { currentRequestId } from '../http/request-context.js';
import { redactedMessage } from './error-message.js';

/** Nest's own classes that log at every start. */
const chatterers = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/**
 * JSON lines for machines, coloured lines where a person looks on. A line written while a request is served, or a
 * message that it caused is handled, names the request. Tokens and passwords never reach it, nor does what an error
 * carries along, such as the values of a statement.
 *
 * @param to where the lines go; the standard output unless said
 */
export function createLogger(service: string, level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    mixin: requestOfLine,
    serializers: { err: errorOfLine },
    redact: ['req.headers.authorization', '*.password', '*.token', '*.cancelToken'],
  };
  if (to) return pino(options, to);
  if (!process.stdout.isTTY) return isRead(1) ? pino(options) : pino(options, file(1));
  return pino(
    options,
    pretty({ colorize: true, ignore: 'pid,hostname,service', messageFormat: '{service}: {msg}', sync: true }),
  );
}

/**
 * Whether a process reads what is written there (a pipe or a socket): a fast writer has to wait for the reader, which
 * pino does well by itself.
 */
function isRead(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFIFO() || kind.isSocket();
}

/**
 * A file, to which lines are written at once. When its disk is full, up to a mebibyte waits for room, the rest is
 * dropped, and nothing blocks.
 */
function file(fd: number): DestinationStream {
  const lines = pino.destination({ dest: fd, sync: true, maxLength: 1 << 20 });
  lines.on('error', () => undefined);
  return lines;
}

/** Log lines of Nest's Logger, through pino. Those of Nest's own start are debug to us. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    this.logger[chatterers.has(String(context)) ? 'debug' : 'info']({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    const err = message instanceof Error ? message : undefined;
    this.logger.error(
      { context: contextOf(rest), err, rest: rest.map(errorOfLine) },
      err ? redactedMessage(err) : String(message),
    );
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: contextOf(rest) }, String(message));
  }
}

/**
 * Sends the lines of Nest's Logger to this logger from now on, whichever service of the process writes them. Nest has
 * one such place a process: otherwise, where several services start, lines would carry the name of the last.
 */
export function logThrough(logger: Logger): void {
  NestLines.overrideLogger(new NestLogger(logger));
}

function requestOfLine(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}

/** An error without personal data, and where it was thrown; anything else as it is. */
function errorOfLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, message: redactedMessage(error), stack: frames?.join('\n') };
}

function contextOf(rest: unknown[]): unknown {
  return rest.at(-1);
}
