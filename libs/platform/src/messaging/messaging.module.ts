import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { DeadLetters } from './dead-letters.js';
import { Inbox } from './inbox.js';
import { MESSAGE_BUS, type MessageBus } from './message-bus.js';
import { MessagingLifecycle } from './messaging.lifecycle.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { Redelivery } from './redelivery.js';
import { Subscriptions } from './subscriptions.js';

const withDatabase: Provider[] = [
  Outbox,
  Inbox,
  DeadLetters,
  Redelivery,
  {
    provide: OutboxRelay,
    useFactory: (dataSource: DataSource, outbox: Outbox, bus: MessageBus) => new OutboxRelay(dataSource, outbox, bus),
    inject: [DataSource, Outbox, MESSAGE_BUS],
  },
];

@Module({})
export class MessagingModule {
  /**
   * Connects a service to the bus. With a database it can send (Outbox) and handle (OnMessage); without, it can only
   * listen (OnBroadcast). The bus stops with the service, so services that share one must be stopped together.
   */
  static register({ bus, database }: { bus: MessageBus; database: boolean }): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: MESSAGE_BUS, useValue: bus },
        Subscriptions,
        MessagingLifecycle,
        ...(database ? withDatabase : []),
      ],
      exports: [MESSAGE_BUS, ...(database ? [Outbox, Inbox, DeadLetters, Redelivery] : [])],
    };
  }
}
