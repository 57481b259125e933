import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { DataSource } from 'typeorm';
import { lockVipBooking } from './lock-vip-booking.js';
import { auditedVipBooking } from './vip-booking.audit.js';
import { VipBooking } from './vip-booking.entity.js';

/** An admin deletes a VIP booking. */
@Injectable()
export class DeleteVipBooking {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws DomainError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const booking = await lockVipBooking(manager, id);
      await manager.delete(VipBooking, id);
      await recordChange(manager, 'deleted', auditedVipBooking, booking);
    });
  }
}
