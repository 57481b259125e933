import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import { demoEvents } from '@rover/venue/events/demo-events';
import { plainToInstance } from 'class-transformer';
import { DataSource, type EntityManager } from 'typeorm';
import { EVENTS_CONFIG, type EventsConfig } from '../events.config.js';
import { CreateEvent } from './create-event.js';
import { NewEventDto } from './event.dto.js';
import { Event } from './event.entity.js';

/** Any number that no other advisory lock has. Of processes that start at once, one makes the samples. */
const demoLock = 7_214_103;

/**
 * Fills an empty pub with sample events, all of them or none, so that the first look is not at an empty page. Only
 * once: when an admin has deleted them they stay deleted.
 */
@Injectable()
export class DemoEvents implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly creating: CreateEvent,
    private readonly outbox: Outbox,
    @Inject(EVENTS_CONFIG) private readonly config: EventsConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.SEED_DEMO) return;
    await this.dataSource.transaction((manager) => fill(manager, this.creating));
    this.outbox.wake();
  }
}

async function fill(manager: EntityManager, creating: CreateEvent): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [demoLock]);
  const [{ given }] = await manager.query('SELECT EXISTS (SELECT FROM samples_given) AS given');
  if (given || (await manager.exists(Event, { withDeleted: true }))) return;
  await manager.query('INSERT INTO samples_given DEFAULT VALUES');
  for (const { id, rsvps: _, ...event } of demoEvents()) {
    await creating.insert(manager, plainToInstance(NewEventDto, event), {}, id);
  }
}
