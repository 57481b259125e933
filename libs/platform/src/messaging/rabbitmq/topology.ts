import type { Channel } from 'amqplib';
import type { Subscription } from '../message-bus.js';
import type { QueueDeclarer } from './queue-declarer.js';

/**
 * Deliveries of one message before the broker itself moves it to the dead queue. Only those that were never
 * acknowledged count: a handler that fails is given the message again by its own process (see Consumer), so this is for
 * messages that kill processes.
 */
const mostDeliveries = 5;
/** The same for the dead queue: no limit in practice, since a message waits there until a process can store it. */
const mostDeadDeliveries = 1_000_000_000;
/**
 * Milliseconds that the broker waits for an acknowledgement. By default it gives a consumer up after half an hour, and
 * a message after five such consumers, although all of them may only be waiting for their database. Needs RabbitMQ 3.12
 * or later.
 */
const holdsFor = 7 * 24 * 60 * 60 * 1_000;
/** Messages that a queue holds; with more, the broker refuses them and they stay in the outbox of their sender. */
const longestQueue = 100_000;
/** Messages that wait for a listener that is slow; beyond that the oldest go. */
const longestBroadcastQueue = 10_000;

/** Names and properties of what we keep at the broker. All names begin with a prefix, so several pubs may share it. */
export class Topology {
  readonly exchange: string;
  private readonly deadExchange: string;

  constructor(private readonly prefix: string) {
    this.exchange = `${prefix}.messages`;
    this.deadExchange = `${prefix}.dead`;
  }

  /** Both exchanges: of messages, and of those that were never acknowledged. */
  get exchanges(): readonly string[] {
    return [this.exchange, this.deadExchange];
  }

  /** Where the messages of a durable consumer wait. */
  queueOf(consumer: string): string {
    return `${this.prefix}.${consumer}`;
  }

  /** Where messages wait that were delivered again and again and never acknowledged. */
  deadQueueOf(consumer: string): string {
    return `${this.queueOf(consumer)}.dead`;
  }

  async declareExchanges(channel: Channel): Promise<void> {
    await channel.assertExchange(this.exchange, 'topic', { durable: true });
    await channel.assertExchange(this.deadExchange, 'direct', { durable: true });
  }

  /**
   * Declares the queues of a durable consumer. Quorum queues: what is confirmed has been written to disk. Dead letters
   * leave a queue only when their own queue has confirmed them.
   */
  async declareDurable(
    channel: Channel,
    declaring: QueueDeclarer,
    { consumer, topics }: Pick<Subscription, 'consumer' | 'topics'>,
  ): Promise<void> {
    const queue = this.queueOf(consumer);
    const deadQueue = this.deadQueueOf(consumer);
    const lasting = { 'x-queue-type': 'quorum', 'x-consumer-timeout': holdsFor };
    await declaring.queue(deadQueue, { ...lasting, 'x-delivery-limit': mostDeadDeliveries });
    await channel.bindQueue(deadQueue, this.deadExchange, queue);
    await declaring.queue(queue, {
      ...lasting,
      'x-delivery-limit': mostDeliveries,
      'x-max-length': longestQueue,
      'x-overflow': 'reject-publish',
      'x-dead-letter-exchange': this.deadExchange,
      'x-dead-letter-routing-key': queue,
      'x-dead-letter-strategy': 'at-least-once',
    });
    for (const topic of topics) await channel.bindQueue(queue, this.exchange, topic);
  }

  /** Declares a queue that lives and dies with the channel of one listener. @returns its name */
  async declareBroadcast(channel: Channel, { topics }: Pick<Subscription, 'topics'>): Promise<string> {
    const { queue } = await channel.assertQueue('', {
      exclusive: true,
      autoDelete: true,
      maxLength: longestBroadcastQueue,
    });
    for (const topic of topics) await channel.bindQueue(queue, this.exchange, topic);
    return queue;
  }
}
