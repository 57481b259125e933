import { Injectable } from '@nestjs/common';
import { notFound } from '@rover/platform/http/domain-error';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource } from 'typeorm';
import { demandChanges } from '../ledger/demand-changes.js';
import type { VipBookingChangesDto } from './vip-booking.dto.js';
import { VipBooking } from './vip-booking.entity.js';
import { vipBookingFacts } from './vip-booking.presenter.js';

/** An admin changes a VIP booking; its host is told of another status. */
@Injectable()
export class EditVipBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async edit(id: string, changes: VipBookingChangesDto): Promise<VipBooking> {
    demandChanges(changes);
    const edited = await this.dataSource.transaction(async (manager) => {
      // Locked, so that of two admins who press the same button one changes the status and the other finds it changed.
      const booking = await manager.findOne(VipBooking, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!booking) throw notFound('VIP booking');
      const { status: statusBefore } = booking;
      manager.merge(VipBooking, booking, changes);
      await manager.save(booking);
      if (booking.status !== statusBefore) {
        await this.outbox.add(manager, 'vip.status-changed', { ...vipBookingFacts(booking), status: booking.status });
      }
      return booking;
    });
    this.outbox.wake();
    return edited;
  }
}
