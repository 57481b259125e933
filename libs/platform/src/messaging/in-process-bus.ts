import { EventEmitter, once, setMaxListeners } from 'node:events';
import type { Message } from '@rover/contracts/messages';
import { Consumer, type ConsumerOptions, consumerDefaults } from './consumer.js';
import type { MessageBus, Subscription } from './message-bus.js';

/**
 * The message bus of services that share one process. It stores nothing: publish() resolves when every consumer has
 * handled the message, and until then the outbox of the sender keeps it.
 *
 * A message for a consumer that has not subscribed yet would be lost, so publish() waits until open() says that every
 * service has started.
 */
export class InProcessBus implements MessageBus {
  private readonly settings: ConsumerOptions;
  private readonly consumers: Consumer[] = [];
  private readonly stopping = new AbortController();
  private readonly door = new EventEmitter();
  private isOpen = false;

  constructor(options: Partial<ConsumerOptions> = {}) {
    this.settings = { ...consumerDefaults, ...options };
    setMaxListeners(0, this.door, this.stopping.signal);
  }

  /** Every service of the process has started: what was published until now is delivered, and all that follows. */
  open(): void {
    this.isOpen = true;
    this.door.emit('open');
  }

  async publish(message: Message): Promise<void> {
    if (!this.isOpen) await once(this.door, 'open', { signal: this.stopping.signal });
    this.stopping.signal.throwIfAborted();
    const concerned = this.consumers.filter((consumer) => consumer.hears(message.topic));
    const outcomes = await Promise.allSettled(concerned.map((consumer) => consumer.deliver(message)));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { consumer: name, kind } = subscription;
    if (kind === 'durable' && this.consumers.some((consumer) => consumer.isDurable(name))) {
      throw new Error(`There is a consumer ${name} already.`);
    }
    this.consumers.push(new Consumer(subscription, this.settings, this.stopping.signal));
  }

  async stop(): Promise<void> {
    this.stopping.abort(new Error('The message bus has stopped.'));
    await Promise.all(this.consumers.map((consumer) => consumer.idle()));
  }
}
