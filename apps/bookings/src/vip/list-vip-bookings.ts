import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { VipBookingListAnswer, VipSortField } from '@rover/contracts/vip';
import type { Selection } from '@rover/platform/database/lists/list-statements';
import { readList } from '@rover/platform/database/lists/read-list';
import { type ListStream, streamList } from '@rover/platform/database/lists/stream-list';
import { Repository } from 'typeorm';
import { talliedTotal } from '../news/tallies.js';
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
    const { rows, ...counted } = await readList(this.bookings, query, selectionOf(query));
    return { vipBookings: rows.map(presentVipBooking), ...counted, page: query.page, pageSize: query.pageSize };
  }

  /** All VIP bookings that match, whatever page is asked for. */
  stream(query: VipBookingListDto): Promise<ListStream<VipBooking>> {
    return streamList(this.bookings, query, selectionOf(query));
  }
}

function selectionOf(query: VipBookingListDto): Selection {
  const { status, sort } = query;
  return {
    conditions: status === 'all' ? [] : ['status = :status'],
    parameters: { status },
    sortedBy: ordersOf[sort],
    tally: talliedTotal('vip', query),
  };
}
