import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { currentRequestId } from '../http/request-context.js';

/** Nest's own classes that talk at every start. */
const chatterers = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/**
 * JSON lines for machines, coloured lines where a person looks on. A line written while a request is served, or a message
 * that it caused is handled, names the request. Tokens and passwords never reach it.
 *
 * @param to where the lines go; the standard output unless said
 */
export function createLogger(service: string, level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    mixin: requestOfLine,
    redact: ['req.headers.authorization', '*.password', '*.token', '*.cancelToken'],
  };
  if (to) return pino(options, to);
  if (!process.stdout.isTTY) return pino(options);
  return pino(
    options,
    pretty({ colorize: true, ignore: 'pid,hostname,service', messageFormat: '{service}: {msg}', sync: true }),
  );
}

/** Log lines of Nest and of all that logs its way, through pino. Its start-up chatter is debug to us. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    this.logger[chatterers.has(String(context)) ? 'debug' : 'info']({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(
      { context: contextOf(rest), err: message instanceof Error ? message : undefined, rest },
      String(message),
    );
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: contextOf(rest) }, String(message));
  }
}

function requestOfLine(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}

function contextOf(rest: unknown[]): unknown {
  return rest.at(-1);
}
