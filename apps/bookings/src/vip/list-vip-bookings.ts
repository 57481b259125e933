import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { VipBookingListAnswer, VipSortField } from '@rover/contracts/vip';
import { readList } from '@rover/platform/database/read-list';
import { Repository } from 'typeorm';
import { VipBooking } from './vip-booking.entity.js';
import { presentVipBooking } from './vip-booking.presenter.js';
import type { VipBookingListDto } from './vip-booking-list.dto.js';

/** The columns of each order. */
const ordersOf: Record<VipSortField, readonly string[]> = {
  createdAt: ['created_at', 'id'],
  eventDate: ['event_date', 'id'],
  hostName: ['host_name', 'id'],
  eventType: ['event_type', 'id'],
  guestCount: ['guest_count', 'id'],
  status: ['status', 'created_at', 'id'],
};

/** The admin's list of VIP bookings. */
@Injectable()
export class ListVipBookings {
  constructor(@InjectRepository(VipBooking) private readonly bookings: Repository<VipBooking>) {}

  async list(query: VipBookingListDto): Promise<VipBookingListAnswer> {
    const { status, sort, page, pageSize } = query;
    const { rows, total } = await readList(this.bookings, query, {
      conditions: status === 'all' ? [] : ['status = :status'],
      parameters: { status },
      sortedBy: ordersOf[sort],
    });
    return { vipBookings: rows.map(presentVipBooking), total, page, pageSize };
  }
}
