import { Injectable } from '@nestjs/common';
import { DomainError } from '@rover/platform/http/domain-error';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource } from 'typeorm';
import { Seats } from '../seats/seats.js';
import { lockRsvp } from './lock-rsvp.js';
import type { RsvpChangesDto } from './rsvp.dto.js';
import { Rsvp } from './rsvp.entity.js';

/** An admin changes an RSVP; the seats follow, beyond the capacity if the admin says so. */
@Injectable()
export class EditRsvp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    private readonly outbox: Outbox,
  ) {}

  async edit(id: string, changes: RsvpChangesDto): Promise<Rsvp> {
    if (Object.values(changes).every((value) => value === undefined)) {
      throw new DomainError('VALIDATION_FAILED', 'There is nothing to change.');
    }
    const edited = await this.dataSource.transaction(async (manager) => {
      const rsvp = await lockRsvp(manager, id);
      const placesBefore = rsvp.places;
      manager.merge(Rsvp, rsvp, changes);
      await manager.save(rsvp);
      await this.seats.take(manager, rsvp.eventId, rsvp.places - placesBefore);
      return rsvp;
    });
    this.outbox.wake();
    return edited;
  }
}
