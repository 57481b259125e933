import type { Message, Topic } from '@rover/contracts/messages';
import type { ConfirmChannel } from 'amqplib';
import pTimeout from 'p-timeout';
import { closeChannel } from './close-channel.js';
import type { RecoveringChannel } from './recovering-channel.js';
import type { Topology } from './topology.js';

/** Sends messages and waits until the broker has them on disk. */
export class Publisher {
  /** Ids of messages for which the broker found no queue; its confirmation follows. */
  private readonly returned = new Set<string>();

  constructor(
    private readonly channel: Pick<RecoveringChannel<ConfirmChannel>, 'current'>,
    private readonly topology: Topology,
    private readonly isAwaited: (topic: Topic) => boolean,
    private readonly confirmWithin: number,
  ) {}

  /** To be called with each new channel. */
  hearReturns(channel: ConfirmChannel): void {
    this.returned.clear();
    channel.on('return', ({ properties }) => this.returned.add(properties.messageId));
  }

  /**
   * Rejects when the broker is out of reach, refuses, does not answer in time, or has no queue for a topic that needs
   * one.
   */
  async publish(message: Message): Promise<void> {
    const channel = this.demandChannel();
    await pTimeout(this.send(channel, message), { milliseconds: this.confirmWithin });
    if (this.returned.delete(message.id) && this.isAwaited(message.topic)) {
      await closeChannel(channel);
      throw new Error(`The broker has lost the queues of ${message.topic}.`);
    }
  }

  /** @throws Error when the broker is out of reach */
  demandChannel(): ConfirmChannel {
    const channel = this.channel.current;
    if (!channel) throw new Error('The broker is out of reach.');
    return channel;
  }

  private send(channel: ConfirmChannel, message: Message): Promise<void> {
    return new Promise((resolve, reject) => {
      channel.publish(
        this.topology.exchange,
        message.topic,
        Buffer.from(JSON.stringify(message)),
        {
          persistent: true,
          mandatory: true,
          contentType: 'application/json',
          messageId: message.id,
          correlationId: message.requestId ?? undefined,
          type: message.topic,
        },
        (refusal: unknown) => (refusal ? reject(refusal) : resolve()),
      );
    });
  }
}
