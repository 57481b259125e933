import { Injectable } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { demandChanges } from '../ledger/demand-changes.js';
import { Seats } from '../seats/seats.js';
import { lockRsvp } from './lock-rsvp.js';
import type { RsvpChangesDto } from './rsvp.dto.js';
import { Rsvp } from './rsvp.entity.js';
import { rsvpFacts } from './rsvp-facts.js';

/**
 * An admin changes an RSVP; the seats follow, beyond the capacity if the admin says so, and the guest is told of another
 * status.
 */
@Injectable()
export class EditRsvp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    private readonly outbox: Outbox,
  ) {}

  async edit(id: string, changes: RsvpChangesDto): Promise<Rsvp> {
    demandChanges(changes);
    const edited = await this.dataSource.transaction(async (manager) => {
      const rsvp = await lockRsvp(manager, id);
      const { places: placesBefore, status: statusBefore } = rsvp;
      manager.merge(Rsvp, rsvp, changes);
      await manager.save(rsvp);
      await this.seats.take(manager, rsvp.eventId, rsvp.places - placesBefore);
      if (rsvp.status !== statusBefore) await this.tellStatus(manager, rsvp);
      return rsvp;
    });
    this.outbox.wake();
    return edited;
  }

  private async tellStatus(manager: EntityManager, rsvp: Rsvp): Promise<void> {
    const facts = await rsvpFacts(manager, rsvp);
    await this.outbox.add(manager, 'rsvp.status-changed', { ...facts, status: rsvp.status });
  }
}
