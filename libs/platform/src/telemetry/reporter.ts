import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import pTimeout from 'p-timeout';
import { MESSAGE_BUS, type MessageBus } from '../messaging/message-bus.js';
import { Outage } from '../run/outage.js';
import { redactedMessage } from './error-message.js';
import { newCounter } from './metrics.js';
import { ReportBuffer } from './report-buffer.js';

const droppedTelemetry = newCounter(
  'telemetry_dropped_total',
  'Errors, slow requests and snapshots that found no room on their way to monitoring.',
  { service: [] },
);

/** Milliseconds between two reports. */
const tellEvery = 2_000;
/** Milliseconds that the last report may take. */
const lastWords = 1_000;

/**
 * Tells monitoring what went wrong and what was slow here. To note something costs one access to a map; it is sent a
 * little later, by a message that does not go through the outbox: with the bus or the database down, noting must still
 * be cheap. A report that the bus does not take is sent again, as the same message, while newer notes wait; what finds
 * no room is dropped, and counted in `telemetry_dropped_total`.
 */
@Injectable()
export class Reporter implements BeforeApplicationShutdown {
  private readonly buffer = new ReportBuffer();
  private readonly outage = new Outage('Monitoring', new Logger(Reporter.name));
  private service = 'unnamed';
  private timer: NodeJS.Timeout | undefined;
  /** Sent, and not known to have arrived. */
  private untaken: Message<'telemetry.reported'> | undefined;
  private telling: Promise<void> | undefined;
  private droppedBefore = 0;

  constructor(@Inject(MESSAGE_BUS) private readonly bus: MessageBus) {}

  /** Begins to report in this name; until then things are only noted. @param every milliseconds between two reports */
  start(service: string, every = tellEvery): void {
    this.service = service;
    this.timer ??= setInterval(() => void this.tell(), every).unref();
  }

  /** @param where method and route template, or the name of what runs without being asked */
  error(where: string, error: unknown): void {
    this.buffer.addError(where, redactedMessage(error));
  }

  /** @param milliseconds that the caller was kept waiting */
  slow(endpoint: string, milliseconds: number): void {
    this.buffer.addSlow(endpoint, Math.round(milliseconds));
  }

  memory(usage: NodeJS.MemoryUsage): void {
    this.buffer.addMemory(usage);
  }

  /** Sends a last report, in a second at most. May be called twice. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    const said = (this.telling ?? Promise.resolve()).then(() => this.tell());
    await pTimeout(said, { milliseconds: lastWords, message: false });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** One report at a time. */
  private tell(): Promise<void> {
    this.telling ??= this.send().finally(() => {
      this.telling = undefined;
    });
    return this.telling;
  }

  private async send(): Promise<void> {
    droppedTelemetry.labels(this.service).inc(this.buffer.dropped - this.droppedBefore);
    this.droppedBefore = this.buffer.dropped;
    this.untaken ??= this.nextReport();
    if (!this.untaken) return;
    try {
      await this.bus.publish(this.untaken);
      this.untaken = undefined;
      this.outage.worked();
    } catch (error) {
      this.outage.failed(error);
    }
  }

  private nextReport(): Message<'telemetry.reported'> | undefined {
    const noted = this.buffer.take();
    if (!noted) return undefined;
    return {
      id: randomUUID(),
      topic: 'telemetry.reported',
      occurredAt: new Date().toISOString(),
      requestId: null,
      payload: { service: this.service, ...noted },
    };
  }
}
