import type { Logger } from '@nestjs/common';
import { rootCauseMessage } from '../telemetry/error-message.js';

const firstPause = 100;
const longestPause = 1_000;

/**
 * Keeps track of whether something that we need is down: logs when that changes, and tells how long to wait between
 * attempts.
 */
export class Outage {
  private failures = 0;

  constructor(
    private readonly what: string,
    private readonly logger: Logger,
  ) {}

  /** Milliseconds to wait before the next attempt; 0 while all is well. */
  get pause(): number {
    return this.failures === 0 ? 0 : Math.min(firstPause * 2 ** (this.failures - 1), longestPause);
  }

  failed(error: unknown): void {
    this.failures += 1;
    if (this.failures === 1) this.logger.warn(`${this.what} is not answering: ${rootCauseMessage(error)}`);
  }

  worked(): void {
    if (this.failures > 0) this.logger.log(`${this.what} is answering again`);
    this.failures = 0;
  }
}
