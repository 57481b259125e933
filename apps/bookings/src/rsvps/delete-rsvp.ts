import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource } from 'typeorm';
import { Seats } from '../seats/seats.js';
import { lockRsvp } from './lock-rsvp.js';
import { auditedRsvp } from './rsvp.audit.js';
import { Rsvp } from './rsvp.entity.js';

/** An admin deletes an RSVP; its places are free again. */
@Injectable()
export class DeleteRsvp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    private readonly outbox: Outbox,
  ) {}

  async delete(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rsvp = await lockRsvp(manager, id);
      await manager.delete(Rsvp, id);
      await this.seats.take(manager, rsvp.eventId, -rsvp.places);
      await recordChange(manager, 'deleted', auditedRsvp, rsvp);
    });
    this.outbox.wake();
  }
}
