import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { MESSAGE_BUS, type MessageBus } from './message-bus.js';
import { OutboxRelay } from './outbox-relay.js';
import { Subscriptions } from './subscriptions.js';

/** Subscribes before the relay starts, and stops the relay before the bus. */
@Injectable()
export class MessagingLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(MESSAGE_BUS) private readonly bus: MessageBus,
    private readonly subscriptions: Subscriptions,
    @Optional() private readonly relay?: OutboxRelay,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const subscription of this.subscriptions.find()) await this.bus.subscribe(subscription);
    this.relay?.start();
  }

  /** Stops the relay: messages that are written from now on wait in the outbox for the next start. */
  async stopRelay(): Promise<void> {
    await this.relay?.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopRelay();
    await this.bus.stop();
  }
}
