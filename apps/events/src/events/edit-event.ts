import { Injectable } from '@nestjs/common';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FormPictures } from '../uploads/event-form.js';
import { EventPictureStore } from '../uploads/event-picture-store.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { ChangeEvent } from './change-event.js';
import {
  editedFields,
  editedTimes,
  isAlreadyApplied,
  picturesOf,
  refuseEmptyChange,
  refuseOverwriting,
} from './event.changes.js';
import type { EventChangesDto } from './event.dto.js';
import type { Event } from './event.entity.js';
import { FindEvents } from './find-events.js';
import { claimSlug, slugOf } from './slugs.js';

@Injectable()
export class EditEvent {
  constructor(
    private readonly finding: FindEvents,
    private readonly changing: ChangeEvent,
    private readonly pictures: EventPictureStore,
    private readonly uploads: EventUploads,
  ) {}

  /**
   * Changes the fields that were sent. A new title has a new slug; the old one goes on leading here. A picture that the
   * event had and that was uploaded for it is released.
   * @param pictures take precedence over what the fields say of them
   * @throws DomainError VALIDATION_FAILED when nothing was sent; CONFLICT; as ChangeEvent and EventPictureStore do
   */
  async edit(id: string, dto: EventChangesDto, pictures: FormPictures): Promise<Event> {
    refuseEmptyChange(dto, pictures);
    try {
      return await this.overwrite(id, dto, pictures);
    } catch (error) {
      // A save that is sent again, because its answer was lost, conflicts with the change that it has made itself.
      const isLate = error instanceof DomainError && error.code === 'CONFLICT';
      const event = isLate ? await this.finding.byId(id) : undefined;
      if (event && isAlreadyApplied(dto, pictures, event)) return event;
      throw error;
    }
  }

  private async overwrite(id: string, dto: EventChangesDto, pictures: FormPictures): Promise<Event> {
    refuseOverwriting(await this.finding.byId(id), dto.updatedAt);
    const stored = await this.pictures.store(pictures);
    return this.changing.change(id, async (event, manager) => {
      refuseOverwriting(event, dto.updatedAt);
      const before = { title: event.title, pictures: picturesOf(event) };
      Object.assign(event, editedFields(dto), editedTimes(dto, event), stored, { editedAt: event.updatedAt });
      if (slugOf(event.title) !== slugOf(before.title)) event.slug = await claimSlug(manager, event);
      await this.uploads.hold(manager, [...before.pictures, ...picturesOf(event)]);
      await manager.save(event);
      await this.uploads.claim(manager, Object.values(stored));
      await this.uploads.release(
        manager,
        before.pictures.filter((url) => !picturesOf(event).includes(url)),
      );
    });
  }
}
