import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Parts } from '@rover/platform/run/parts';
import { PlatformModule } from '@rover/platform/run/platform.module';
import { keysOf } from '@rover/platform/security/jwks-keys';
import { DemoEvents } from './events/demo-events.js';
import { Event } from './events/event.entity.js';
import { EventsAdminController } from './events/events.admin.controller.js';
import { EventsController } from './events/events.controller.js';
import { EventsService } from './events/events.service.js';
import { RegisteredCounter } from './events/registered.counter.js';
import { EVENTS_CONFIG, type EventsConfig } from './events.config.js';
import { eventsSchema } from './events.schema.js';

@Module({})
export class EventsModule {
  static register(config: EventsConfig, parts: Parts): DynamicModule {
    return {
      module: EventsModule,
      imports: [
        PlatformModule.register({
          parts,
          database: { url: config.DATABASE_URL, schema: eventsSchema },
          keys: keysOf(config.AUTH_URL),
        }),
        TypeOrmModule.forFeature([Event]),
      ],
      controllers: [EventsController, EventsAdminController],
      providers: [{ provide: EVENTS_CONFIG, useValue: config }, EventsService, RegisteredCounter, DemoEvents],
    };
  }
}
