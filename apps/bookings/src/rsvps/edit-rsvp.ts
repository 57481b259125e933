import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@rover/contracts/booking-status';
import type { RsvpFields } from '@rover/contracts/rsvps';
import { recordUpdate } from '@rover/platform/audit/record-change';
import { Outbox } from '@rover/platform/messaging/outbox';
import { demandChanges } from '@rover/platform/validation/demand-changes';
import { DataSource, type EntityManager } from 'typeorm';
import { isAlreadyApplied, refuseOverwriting } from '../bookings/refuse-overwriting.js';
import { Seats } from '../seats/seats.js';
import { lockRsvp } from './lock-rsvp.js';
import { auditedRsvp } from './rsvp.audit.js';
import type { RsvpChangesDto } from './rsvp.dto.js';
import { Rsvp } from './rsvp.entity.js';
import { rsvpFacts } from './rsvp-facts.js';

/**
 * An admin changes an RSVP. The seats are adjusted, beyond the capacity if the admin says so, and the guest is told of
 * a new status.
 */
@Injectable()
export class EditRsvp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError NOT_FOUND; CONFLICT when it was changed since it was seen; VALIDATION_FAILED for no change */
  async edit(id: string, { seen, ...changes }: RsvpChangesDto): Promise<Rsvp> {
    demandChanges(changes);
    return (await this.apply(id, changes, seen)).rsvp;
  }

  /** Gives it a status. @returns whether it had another @throws DomainError NOT_FOUND */
  async setStatus(id: string, status: BookingStatus): Promise<boolean> {
    return (await this.apply(id, { status })).isChanged;
  }

  private async apply(id: string, changes: Partial<RsvpFields>, seen?: Partial<RsvpFields>) {
    const applied = await this.dataSource.transaction(async (manager) => {
      const rsvp = await lockRsvp(manager, id);
      if (isAlreadyApplied(changes, rsvp)) return { rsvp, isChanged: false };
      refuseOverwriting('RSVP', rsvp, seen);
      await this.change(manager, rsvp, changes);
      return { rsvp, isChanged: true };
    });
    this.outbox.wake();
    return applied;
  }

  private async change(manager: EntityManager, rsvp: Rsvp, changes: Partial<RsvpFields>): Promise<void> {
    const before = { ...rsvp };
    const { places: placesBefore, status: statusBefore } = rsvp;
    manager.merge(Rsvp, rsvp, changes);
    await manager.save(rsvp);
    await recordUpdate(manager, auditedRsvp, before, rsvp);
    await this.seats.take(manager, rsvp.eventId, rsvp.places - placesBefore);
    if (rsvp.status === statusBefore) return;
    const facts = await rsvpFacts(manager, rsvp);
    await this.outbox.add(manager, 'rsvp.status-changed', { ...facts, status: rsvp.status });
  }
}
