import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { notFound } from '@rover/platform/http/domain-error';
import { Repository } from 'typeorm';
import { VipBooking } from './vip-booking.entity.js';

/** An admin deletes a VIP booking. */
@Injectable()
export class DeleteVipBooking {
  constructor(@InjectRepository(VipBooking) private readonly bookings: Repository<VipBooking>) {}

  async delete(id: string): Promise<void> {
    const { affected } = await this.bookings.delete(id);
    if (!affected) throw notFound('VIP booking');
  }
}
