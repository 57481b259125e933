import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RsvpListAnswer, RsvpSortField } from '@rover/contracts/rsvps';
import { readList } from '@rover/platform/database/read-list';
import { Repository } from 'typeorm';
import { Rsvp } from './rsvp.entity.js';
import { presentRsvp } from './rsvp.presenter.js';
import type { RsvpListDto } from './rsvp-list.dto.js';

/** The columns of each order. */
const ordersOf: Record<RsvpSortField, readonly string[]> = {
  createdAt: ['created_at', 'id'],
  eventDate: ['event_date', 'id'],
  fullName: ['full_name', 'id'],
  eventTitle: ['event_title', 'id'],
  guests: ['guests', 'id'],
  status: ['status', 'created_at', 'id'],
};

/** The admin's list of RSVPs. */
@Injectable()
export class ListRsvps {
  constructor(@InjectRepository(Rsvp) private readonly rsvps: Repository<Rsvp>) {}

  async list(query: RsvpListDto): Promise<RsvpListAnswer> {
    const { status, eventId, sort, page, pageSize } = query;
    const conditions = [];
    if (status !== 'all') conditions.push('status = :status');
    if (eventId !== undefined) conditions.push('event_id = :eventId');
    const parameters = { status, eventId };
    const { rows, total } = await readList(this.rsvps, query, {
      conditions,
      parameters,
      sortedBy: ordersOf[sort],
    });
    return { rsvpBookings: rows.map(presentRsvp), total, page, pageSize };
  }
}
