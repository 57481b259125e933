import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { demoEvents } from '@rover/venue/demo-events';
import { plainToInstance } from 'class-transformer';
import { Repository } from 'typeorm';
import { EVENTS_CONFIG, type EventsConfig } from '../events.config.js';
import { CreateEvent } from './create-event.js';
import { NewEventDto } from './event.dto.js';
import { Event } from './event.entity.js';

/** Fills an empty pub with sample events, so that the first look is not at an empty page. */
@Injectable()
export class DemoEvents implements OnModuleInit {
  constructor(
    @InjectRepository(Event) private readonly stored: Repository<Event>,
    private readonly creating: CreateEvent,
    @Inject(EVENTS_CONFIG) private readonly config: EventsConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.SEED_DEMO || (await this.stored.exists({ withDeleted: true }))) return;
    for (const { id, rsvps: _, ...event } of demoEvents()) {
      await this.creating.create(plainToInstance(NewEventDto, event), {}, id);
    }
  }
}
