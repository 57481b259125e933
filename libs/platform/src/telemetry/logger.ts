import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** JSON lines for machines, coloured lines where a person looks on. Tokens and passwords never reach it. */
export function createLogger(service: string, level: string): Logger {
  const options = {
    level,
    base: { service },
    redact: ['req.headers.authorization', '*.password', '*.token', '*.cancelToken'],
  };
  if (!process.stdout.isTTY) return pino(options);
  return pino(
    options,
    pretty({ colorize: true, ignore: 'pid,hostname,service', messageFormat: '{service}: {msg}', sync: true }),
  );
}

/** Nest's own log lines, through pino. Its start-up chatter is debug to us. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: contextOf(rest) }, String(message));
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

function contextOf(rest: unknown[]): unknown {
  return rest.at(-1);
}
