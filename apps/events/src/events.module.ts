import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreateMessaging1700000000000 } from '@rover/platform/messaging/messaging.migration';
import type { Parts } from '@rover/platform/run/parts';
import { PlatformModule } from '@rover/platform/run/platform.module';
import { keysOf } from '@rover/platform/security/jwks-keys';
import { CreateEvents1764000000000 } from './events/create-events.migration.js';
import { DemoEvents } from './events/demo-events.js';
import { Event } from './events/event.entity.js';
import { EventSlug } from './events/event-slug.entity.js';
import { EventsAdminController } from './events/events.admin.controller.js';
import { EventsController } from './events/events.controller.js';
import { EventsService } from './events/events.service.js';
import { RegisteredCounter } from './events/registered.counter.js';
import { EVENTS_CONFIG, type EventsConfig } from './events.config.js';

@Module({})
export class EventsModule {
  static register(config: EventsConfig, parts: Parts): DynamicModule {
    return {
      module: EventsModule,
      imports: [
        PlatformModule.register({
          parts,
          database: {
            url: config.DATABASE_URL,
            schema: 'events',
            entities: [Event, EventSlug],
            migrations: [CreateMessaging1700000000000, CreateEvents1764000000000],
          },
          keys: keysOf(config.AUTH_URL),
        }),
        TypeOrmModule.forFeature([Event]),
      ],
      controllers: [EventsController, EventsAdminController],
      providers: [{ provide: EVENTS_CONFIG, useValue: config }, EventsService, RegisteredCounter, DemoEvents],
    };
  }
}
