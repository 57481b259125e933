import { AsyncResource } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Message, Topic } from '@rover/contracts/messages';
import { bulkhead } from 'cockatiel';
import { settleWithin } from '../background/settle-within.js';
import { isUnavailable } from '../http/failure-kinds.js';
import { runInRequest } from '../http/request-context.js';
import { redactedMessage } from '../telemetry/error-message.js';
import { maxAttempts, type Subscription } from './message-bus.js';
import { countHandling, expectHandling } from './message-metrics.js';

/** Messages that may wait for one consumer; further ones are refused, and come again. */
const mostWaiting = 1_000;
const longestPause = 2_000;

export interface ConsumerOptions {
  /** Handlers of one consumer that run at once; further messages wait. */
  concurrency: number;
  /** Milliseconds before the second try; five times as many before each further one, 2 s at most. */
  firstPause: number;
  /** Milliseconds after which a handler that has not answered counts as failed. */
  handleWithin: number;
}

export const consumerDefaults: ConsumerOptions = { concurrency: 10, firstPause: 20, handleWithin: 30_000 };

/** Hands messages of any bus to one subscription: a few at once, and again when its handler fails. */
export class Consumer {
  private readonly logger = new Logger(Consumer.name);
  private readonly slots;
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly subscription: Subscription,
    private readonly options: ConsumerOptions,
    private readonly stopping: AbortSignal,
  ) {
    this.slots = bulkhead(subscription.atOnce ?? options.concurrency, mostWaiting);
    expectHandling(subscription.consumer);
  }

  hears(topic: Topic): boolean {
    return this.subscription.topics.includes(topic);
  }

  isDurable(name: string): boolean {
    return this.subscription.kind === 'durable' && this.subscription.consumer === name;
  }

  /**
   * Resolves when the message is handled or given up; rejects when it must come again. Logs and messages of the handler
   * belong to the request that caused the message.
   */
  deliver(message: Message): Promise<void> {
    return runInRequest(message.requestId, () => this.insist(message));
  }

  /** Resolves when no handler runs. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  private async insist(message: Message): Promise<void> {
    // The bulkhead starts the next queued task from inside the one that ends, in whose async context it would be.
    const own = new AsyncResource('MESSAGE');
    for (let tries = 1; ; tries += 1) {
      const failure = await this.slots.execute(() => own.runInAsyncScope(() => this.attempt(message)));
      if (!failure) return this.handled(message);
      if (tries === maxAttempts) return this.giveUp(message, failure.error);
      countHandling(this.subscription.consumer, 'failed', message);
      await setTimeout(this.pauseAfter(tries), undefined, { signal: this.stopping });
    }
  }

  private async attempt(message: Message): Promise<{ error: unknown } | undefined> {
    this.stopping.throwIfAborted();
    const handling = settleWithin(this.options.handleWithin, this.handle(message)).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    this.running.add(handling);
    return handling.finally(() => this.running.delete(handling));
  }

  private async handle(message: Message): Promise<void> {
    await this.subscription.handle(structuredClone(message));
  }

  private handled(message: Message): void {
    const { consumer } = this.subscription;
    countHandling(consumer, 'handled', message);
    this.logger.log(`${consumer} has handled ${message.topic} ${message.id}`);
  }

  private async giveUp(message: Message, error: unknown): Promise<void> {
    const { consumer, kind, onDead } = this.subscription;
    const comesAgain = kind === 'durable' && isUnavailable(error);
    countHandling(consumer, comesAgain ? 'failed' : 'dead', message);
    if (comesAgain) throw error;
    this.logger.error(`${consumer} gave up on ${message.topic} ${message.id}: ${redactedMessage(error)}`);
    await onDead?.(message, error);
  }

  /** A failing message waits without a slot, so that it holds up no other. */
  private pauseAfter(tries: number): number {
    return Math.min(this.options.firstPause * 5 ** (tries - 1), longestPause);
  }
}
