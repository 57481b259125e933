import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { IdempotentAnswers, opened } from '@rover/platform/idempotency/idempotent-answers';
import { Outbox } from '@rover/platform/messaging/outbox';
import type { EntityManager } from 'typeorm';
import type { FormPictures } from '../uploads/event-form.js';
import { EventPictureStore, type StoredPictures } from '../uploads/event-picture-store.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { auditedEvent } from './event.audit.js';
import { editedFields, editedTimes, eventDefaults, picturesOf } from './event.changes.js';
import type { NewEventDto } from './event.dto.js';
import { Event } from './event.entity.js';
import { presentFacts } from './event.presenter.js';
import { claimSlug } from './slugs.js';

@Injectable()
export class CreateEvent {
  constructor(
    private readonly answers: IdempotentAnswers,
    private readonly pictures: EventPictureStore,
    private readonly uploads: EventUploads,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param pictures take precedence over what the fields say of them
   * @param key the form's Idempotency-Key: with the same one, the same fields and pictures make one event
   * @returns the event's id
   * @throws DomainError as EventPictureStore does; KEY_IN_USE, KEY_REUSED
   */
  async create(dto: NewEventDto, pictures: FormPictures, key: string | undefined): Promise<string> {
    const hashes = Object.entries(pictures).map(([field, { sha256 }]) => [`file ${field}`, sha256]);
    const request = { scope: 'event', key, body: { ...dto, ...Object.fromEntries(hashes) } };
    const known = await this.answers.known<{ id: string }>(request);
    if (known) return opened(known).id;
    const stored = await this.pictures.store(pictures);
    const { id } = await this.answers.once(request, async (manager) => {
      const created = await this.insert(manager, dto, stored, randomUUID());
      return { id: created.id };
    });
    this.outbox.wake();
    return id;
  }

  /** Creates one in the transaction of `manager`; wake the outbox afterwards. @param stored the form's pictures */
  async insert(manager: EntityManager, dto: NewEventDto, stored: StoredPictures, id: string): Promise<Event> {
    const fields = { ...eventDefaults, ...editedFields(dto), ...stored };
    const times = editedTimes(dto, undefined);
    const slug = await claimSlug(manager, { id, title: dto.title, eventDate: times.eventDate });
    await this.uploads.hold(manager, picturesOf(fields));
    await manager.insert(Event, manager.create(Event, { ...fields, ...times, id, slug, version: 1 }));
    await this.uploads.claim(manager, Object.values(stored));
    const saved = await manager.findOneByOrFail(Event, { id });
    await this.outbox.add(manager, 'event.saved', presentFacts(saved));
    await recordChange(manager, 'created', auditedEvent, saved);
    return saved;
  }
}
