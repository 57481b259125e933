import { Logger } from '@nestjs/common';
import type { Channel, Options } from 'amqplib';
import { closeChannel } from './close-channel.js';

/** What the broker answers where there is such a queue, with other properties: PRECONDITION_FAILED (AMQP 0-9-1). */
const declaredOtherwise = 406;

/**
 * Declares queues, on a channel that it opens for that alone. The properties of a queue are fixed when it is made; a
 * broker that is asked for others closes the channel. A queue with other properties, from another release perhaps, is
 * used as it is: a queue with other limits is better than a service that cannot send.
 */
export class QueueDeclarer {
  private readonly logger = new Logger(QueueDeclarer.name);
  private channel: Channel | undefined;

  /** @param open waits for a connection */
  constructor(private readonly open: () => Promise<Channel>) {}

  async queue(name: string, args: NonNullable<Options.AssertQueue['arguments']>): Promise<void> {
    this.channel ??= await this.opened();
    try {
      await this.channel.assertQueue(name, { durable: true, arguments: args });
    } catch (error) {
      this.channel = undefined;
      if (!(error instanceof Error && 'code' in error && error.code === declaredOtherwise)) throw error;
      this.logger.warn(`The queue ${name} is used as it is, see OutboxStalled in docs/operations.md: ${error.message}`);
    }
  }

  /** Closes the channel, if there is one; one that was lost counts as closed. */
  async close(): Promise<void> {
    if (this.channel) await closeChannel(this.channel);
    this.channel = undefined;
  }

  private async opened(): Promise<Channel> {
    const channel = await this.open();
    // The caller that waits for the answer gets the error.
    channel.on('error', () => undefined);
    return channel;
  }
}
