import type { Message, Topic } from '@rover/contracts/messages';
import type { ConfirmChannel } from 'amqplib';
import pTimeout, { TimeoutError } from 'p-timeout';
import type { RecoveringChannel } from './recovering-channel.js';
import type { Topology } from './topology.js';

/** Sends messages and waits until the broker has them on disk. */
export class Publisher {
  /** Ids of messages for which the broker found no queue; its confirmation follows. */
  private readonly returned = new Set<string>();
  /** When the broker last confirmed or refused a message, as `performance.now()` has it. */
  private answeredAt = 0;

  constructor(
    private readonly channel: Pick<RecoveringChannel<ConfirmChannel>, 'current' | 'replace'>,
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
   * one. A channel on which it has confirmed nothing for so long is replaced: a broker can lose what it knew of one, and
   * then never confirms anything on it again.
   */
  async publish(message: Message): Promise<void> {
    const channel = this.demandChannel();
    const sentAt = performance.now();
    await pTimeout(this.send(channel, message), { milliseconds: this.confirmWithin }).catch((error: unknown) => {
      if (error instanceof TimeoutError && this.answeredAt < sentAt) void this.channel.replace(channel);
      throw error;
    });
    if (this.returned.delete(message.id) && this.isAwaited(message.topic)) {
      await this.channel.replace(channel);
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
        (refusal: unknown) => {
          this.answeredAt = performance.now();
          return refusal ? reject(refusal) : resolve();
        },
      );
    });
  }
}
