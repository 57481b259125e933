import { setMaxListeners } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Message, Topic } from '@rover/contracts/messages';
import type { Channel, ConfirmChannel } from 'amqplib';
import pTimeout from 'p-timeout';
import { Outage } from '../../run/outage.js';
import { type ConsumerOptions, consumerDefaults } from '../consumer.js';
import type { MessageBus, Subscription } from '../message-bus.js';
import { Publisher } from './publisher.js';
import { QueueDeclarer } from './queue-declarer.js';
import { RabbitConsumer } from './rabbit-consumer.js';
import { RecoveringChannel, type RecoveringChannelOptions } from './recovering-channel.js';
import { type RecoveringConnection, recoveringConnection } from './recovering-connection.js';
import { Topology } from './topology.js';

export interface RabbitBusOptions extends ConsumerOptions {
  /** What the names of our exchanges and queues begin with. */
  prefix: string;
  /**
   * Every durable consumer of all services and the topic it handles. Their queues are declared before anything is sent,
   * so that a message waits for a service that has never been started.
   */
  consumers: Readonly<Record<string, Topic>>;
  /** Milliseconds that the broker has to confirm a message. */
  confirmWithin: number;
  /** Milliseconds between two checks that the broker still delivers to a consumer, for each, and to open a channel. */
  checkEvery: number;
  /** Milliseconds that a start waits for the broker before it goes on without. */
  startWithin: number;
}

const defaults: RabbitBusOptions = {
  ...consumerDefaults,
  prefix: 'rover',
  consumers: {},
  confirmWithin: 5_000,
  checkEvery: 30_000,
  startWithin: 3_000,
};

/**
 * The message bus of services that run as processes of their own: a durable topic exchange at a RabbitMQ broker, a
 * quorum queue for each durable consumer, an exclusive queue for each listener. A broker that is down, at the start or
 * later, stops nothing: messages stay in the outbox of their sender, and all is declared anew when it is back. A broker
 * that is short of memory or disk stops reading from connections that publish, even acknowledgements: so publishing has
 * a connection of its own, and consumers can go on emptying the queues.
 */
export class RabbitBus implements MessageBus {
  private readonly stopping = new AbortController();
  private readonly topology: Topology;
  private readonly publisher: Publisher;
  private readonly publishing: RecoveringChannel<ConfirmChannel>;
  private readonly consumers: RabbitConsumer[] = [];
  private readonly channels: RecoveringChannel<Channel>[] = [];
  private readonly durable = new Set<string>();
  private isBlocked = false;

  private constructor(
    private readonly sending: RecoveringConnection,
    private readonly listening: RecoveringConnection,
    private readonly options: RabbitBusOptions,
  ) {
    setMaxListeners(0, this.stopping.signal);
    sending.on('blocked', () => this.block(true));
    sending.on('unblocked', () => this.block(false));
    sending.on('connect', () => this.block(false));
    const topics = new Set(Object.values(options.consumers));
    this.topology = new Topology(options.prefix);
    this.publishing = this.channelOf(sending, {
      what: 'publishing',
      open: () => sending.createConfirmChannel(),
      setUp: (channel, lost) => this.prepareToPublish(channel, lost),
    });
    this.publisher = new Publisher(this.publishing, this.topology, (topic) => topics.has(topic), options.confirmWithin);
  }

  /** Begins to connect. Resolves when the broker is there, or when it has not been for `startWithin`. */
  static async connect(url: string, options: Partial<RabbitBusOptions> = {}): Promise<RabbitBus> {
    const outage = new Outage('The broker', new Logger(RabbitBus.name));
    const [sending, listening] = await Promise.all([
      recoveringConnection(url, outage),
      recoveringConnection(url, outage),
    ]);
    const bus = new RabbitBus(sending, listening, { ...defaults, ...options });
    await bus.within(bus.publishing.ready);
    return bus;
  }

  async publish(message: Message): Promise<void> {
    this.stopping.signal.throwIfAborted();
    this.demandOpen();
    await this.publisher.publish(message);
  }

  async check(): Promise<void> {
    this.demandOpen();
    this.publisher.demandChannel();
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { consumer: name, kind } = subscription;
    if (kind === 'durable' && this.durable.has(name)) throw new Error(`There is a consumer ${name} already.`);
    if (kind === 'durable') this.durable.add(name);
    const consumer = new RabbitConsumer(subscription, this.topology, this.options, this.stopping.signal);
    const channel = this.channelOf(this.listening, {
      what: name,
      open: () => this.listening.createChannel(),
      setUp: (opened, lost) =>
        this.declare(this.listening, lost, (declaring) => consumer.listen(opened, declaring, lost)),
    });
    this.consumers.push(consumer);
    this.channels.push(channel);
    if (this.publishing.current) await this.within(channel.ready);
  }

  async stop(): Promise<void> {
    this.stopping.abort(new Error('The message bus has stopped.'));
    await Promise.all(this.consumers.map((consumer) => consumer.idle()));
    const closing = Promise.all([this.publishing, ...this.channels].map((channel) => channel.close()));
    await pTimeout(closing, { milliseconds: 1_000, message: false });
    const leaving = Promise.all([this.sending.close(), this.listening.close()]);
    await pTimeout(leaving, { milliseconds: 1_000, message: false });
  }

  private channelOf<C extends Channel>(
    { restart }: RecoveringConnection,
    ofItsOwn: Pick<RecoveringChannelOptions<C>, 'what' | 'open' | 'setUp'>,
  ): RecoveringChannel<C> {
    const { checkEvery } = this.options;
    return new RecoveringChannel({ ...ofItsOwn, restart, checkEvery, stopping: this.stopping.signal });
  }

  private async prepareToPublish(channel: ConfirmChannel, lost: AbortSignal): Promise<undefined> {
    await this.topology.declareExchanges(channel);
    await this.declare(this.sending, lost, async (declaring) => {
      for (const [consumer, topic] of Object.entries(this.options.consumers)) {
        await this.topology.declareDurable(channel, declaring, { consumer, topics: [topic] });
      }
    });
    this.publisher.hearReturns(channel);
  }

  private async declare<T>(
    connection: RecoveringConnection,
    lost: AbortSignal,
    whatFor: (declaring: QueueDeclarer) => Promise<T>,
  ): Promise<T> {
    const declaring = new QueueDeclarer(() => connection.createChannel());
    lost.addEventListener('abort', () => declaring.close(), { once: true });
    try {
      return await whatFor(declaring);
    } finally {
      await declaring.close();
    }
  }

  private demandOpen(): void {
    if (this.isBlocked) throw new Error('The broker takes no messages at the moment.');
  }

  private block(isBlocked: boolean): void {
    this.isBlocked = isBlocked;
  }

  private async within(promise: Promise<void>): Promise<void> {
    await pTimeout(promise, { milliseconds: this.options.startWithin, message: false });
  }
}
