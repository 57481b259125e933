import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@rover/contracts/booking-status';
import type { VipBookingFields } from '@rover/contracts/vip';
import { recordUpdate } from '@rover/platform/audit/record-change';
import { Outbox } from '@rover/platform/messaging/outbox';
import { demandChanges } from '@rover/platform/validation/demand-changes';
import { DataSource, type EntityManager } from 'typeorm';
import { isAlreadyApplied, refuseOverwriting } from '../bookings/refuse-overwriting.js';
import { lockVipBooking } from './lock-vip-booking.js';
import { auditedVipBooking } from './vip-booking.audit.js';
import type { VipBookingChangesDto } from './vip-booking.dto.js';
import { VipBooking } from './vip-booking.entity.js';
import { vipBookingFacts } from './vip-booking.presenter.js';

/** An admin changes a VIP booking; its host is told of a new status. */
@Injectable()
export class EditVipBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError NOT_FOUND; CONFLICT when it was changed since it was seen; VALIDATION_FAILED for no change */
  async edit(id: string, { seen, ...changes }: VipBookingChangesDto): Promise<VipBooking> {
    demandChanges(changes);
    return (await this.apply(id, changes, seen)).booking;
  }

  /** Gives it a status. @returns whether it had another @throws DomainError NOT_FOUND */
  async setStatus(id: string, status: BookingStatus): Promise<boolean> {
    return (await this.apply(id, { status })).isChanged;
  }

  private async apply(id: string, changes: Partial<VipBookingFields>, seen?: Partial<VipBookingFields>) {
    const applied = await this.dataSource.transaction(async (manager) => {
      const booking = await lockVipBooking(manager, id);
      if (isAlreadyApplied(changes, booking)) return { booking, isChanged: false };
      refuseOverwriting('VIP booking', booking, seen);
      await this.change(manager, booking, changes);
      return { booking, isChanged: true };
    });
    this.outbox.wake();
    return applied;
  }

  private async change(manager: EntityManager, booking: VipBooking, changes: Partial<VipBookingFields>): Promise<void> {
    const before = { ...booking };
    const { status: statusBefore } = booking;
    manager.merge(VipBooking, booking, changes);
    await manager.save(booking);
    await recordUpdate(manager, auditedVipBooking, before, booking);
    if (booking.status === statusBefore) return;
    await this.outbox.add(manager, 'vip.status-changed', { ...vipBookingFacts(booking), status: booking.status });
  }
}
