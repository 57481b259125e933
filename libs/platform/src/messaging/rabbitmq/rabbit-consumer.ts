import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import type { Channel, ConsumeMessage } from 'amqplib';
import { Outage } from '../../run/outage.js';
import { isUuid } from '../../validation/uuid.js';
import { Consumer, type ConsumerOptions } from '../consumer.js';
import type { Subscription } from '../message-bus.js';
import { closeChannel } from './close-channel.js';
import type { QueueDeclarer } from './queue-declarer.js';
import type { ChannelCheck } from './recovering-channel.js';
import type { Topology } from './topology.js';

/** Milliseconds in which the broker must deliver what waits to a consumer that has nothing to do. */
const deliversWithin = 1_000;

/**
 * Takes the messages of one subscription from the broker, as many as it may handle at once, and acknowledges each when
 * it is handled or given up. While something that its handler needs is down, it keeps what it has and tries again.
 */
export class RabbitConsumer {
  private readonly logger = new Logger(RabbitConsumer.name);
  private readonly consumer: Consumer;
  private readonly outage: Outage;
  private readonly dealings = new Set<Promise<unknown>>();

  constructor(
    private readonly subscription: Subscription,
    private readonly topology: Topology,
    private readonly options: ConsumerOptions,
    private readonly stopping: AbortSignal,
  ) {
    this.consumer = new Consumer(subscription, options, stopping);
    this.outage = new Outage(`A dependency of ${subscription.consumer}`, this.logger);
  }

  /**
   * Begins to consume on a new channel, until that is `lost`.
   * @returns checks that the broker still delivers: after a fault it can forget a consumer without a word
   */
  async listen(channel: Channel, declaring: QueueDeclarer, lost: AbortSignal): Promise<ChannelCheck> {
    const { subscription, topology } = this;
    await channel.prefetch(subscription.atOnce ?? this.options.concurrency);
    await topology.declareExchanges(channel);
    if (subscription.kind === 'broadcast') {
      const queue = await topology.declareBroadcast(channel, subscription);
      return this.take(channel, queue, lost, (message) => this.consumer.deliver(message));
    }
    await topology.declareDurable(channel, declaring, subscription);
    const checks = [
      await this.take(channel, topology.queueOf(subscription.consumer), lost, (message) =>
        this.consumer.deliver(message),
      ),
      await this.take(channel, topology.deadQueueOf(subscription.consumer), lost, async (message) =>
        subscription.onDead?.(message, new Error('It was delivered again and again, and never answered.')),
      ),
    ];
    return async () => {
      for (const check of checks) await check();
    };
  }

  /** Resolves when no handler runs, and what was handled is acknowledged. */
  async idle(): Promise<void> {
    await Promise.all(this.dealings);
  }

  /**
   * Messages that are not acknowledged when the channel is lost or closed are delivered again by the broker, to any
   * process that consumes.
   * @returns as `listen`
   */
  private async take(
    channel: Channel,
    queue: string,
    lost: AbortSignal,
    deal: (message: Message) => Promise<void>,
  ): Promise<ChannelCheck> {
    const over = AbortSignal.any([lost, this.stopping]);
    let taken = 0;
    let inHand = 0;
    const take = (delivery: ConsumeMessage | null) => {
      if (over.aborted) return;
      taken += 1;
      inHand += 1;
      const dealing = (delivery === null ? closeChannel(channel) : this.insist(delivery, deal, over))
        .then(() => delivery === null || lost.aborted || channel.ack(delivery))
        .catch(() => undefined)
        .finally(() => {
          inHand -= 1;
          this.dealings.delete(dealing);
        });
      this.dealings.add(dealing);
    };
    await channel.consume(queue, take);

    const isForgotten = async () => {
      const { consumerCount, messageCount } = await channel.checkQueue(queue);
      return consumerCount === 0 || (messageCount > 0 && inHand === 0);
    };
    return async () => {
      const before = taken;
      if (!(await isForgotten())) return;
      await setTimeout(deliversWithin, undefined, { signal: over });
      if (taken === before && (await isForgotten())) throw new Error(`The broker delivers nothing of ${queue}.`);
    };
  }

  /** Resolves when the message is dealt with; rejects when that takes longer than the channel lives. */
  private async insist(
    delivery: ConsumeMessage,
    deal: (message: Message) => Promise<void>,
    over: AbortSignal,
  ): Promise<void> {
    const message = read(delivery);
    if (!message) {
      this.logger.error(`${this.subscription.consumer} dropped a malformed message`);
      return;
    }
    for (;;) {
      try {
        await deal(message);
        this.outage.worked();
        return;
      } catch (error) {
        over.throwIfAborted();
        this.outage.failed(error);
        await setTimeout(this.outage.pause, undefined, { signal: over });
      }
    }
  }
}

/**
 * @returns undefined for what is no message of ours: an id that is no UUID could neither be handled nor be put aside
 */
function read({ content, properties }: ConsumeMessage): Message | undefined {
  try {
    const message: Message = JSON.parse(content.toString());
    return message.id === properties.messageId && isUuid(message.id) ? message : undefined;
  } catch {
    return undefined;
  }
}
