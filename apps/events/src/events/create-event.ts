import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import type { FormPictures } from '../uploads/event-form.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { type KeptPictures, PictureKeeper } from '../uploads/picture-keeper.js';
import { auditedEvent } from './event.audit.js';
import { editedFields, editedTimes, eventDefaults, picturesOf } from './event.changes.js';
import type { NewEventDto } from './event.dto.js';
import { Event } from './event.entity.js';
import { presentFacts } from './event.presenter.js';
import { claimSlug } from './slugs.js';

@Injectable()
export class CreateEvent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PictureKeeper,
    private readonly uploads: EventUploads,
    private readonly outbox: Outbox,
  ) {}

  /** @param pictures go before what the fields say of them @throws DomainError as PictureKeeper does */
  async create(dto: NewEventDto, pictures: FormPictures, id: string = randomUUID()): Promise<Event> {
    const kept = await this.pictures.keep(pictures);
    const created = await this.dataSource.transaction((manager) => this.insert(manager, dto, kept, id));
    this.outbox.wake();
    return created;
  }

  /** Creates one in the transaction of `manager`; the outbox is to be woken after it. @param kept pictures that are stored */
  async insert(manager: EntityManager, dto: NewEventDto, kept: KeptPictures, id: string): Promise<Event> {
    const fields = { ...eventDefaults, ...editedFields(dto), ...kept };
    const times = editedTimes(dto, undefined);
    const slug = await claimSlug(manager, { id, title: dto.title, eventDate: times.eventDate });
    await this.uploads.hold(manager, picturesOf(fields));
    await manager.insert(Event, manager.create(Event, { ...fields, ...times, id, slug, version: 1 }));
    await this.uploads.claim(manager, Object.values(kept));
    const saved = await manager.findOneByOrFail(Event, { id });
    await this.outbox.add(manager, 'event.saved', presentFacts(saved));
    await recordChange(manager, 'created', auditedEvent, saved);
    return saved;
  }
}
