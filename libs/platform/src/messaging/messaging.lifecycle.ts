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

/** Listens before it speaks, and falls silent before it stops listening. */
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

  /** Tells nothing more: what is written from now on waits in the outbox for the next start. */
  async fallSilent(): Promise<void> {
    await this.relay?.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.fallSilent();
    await this.bus.stop();
  }
}
