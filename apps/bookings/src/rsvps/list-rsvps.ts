import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RsvpListAnswer, RsvpSortField } from '@rover/contracts/rsvps';
import type { Selection } from '@rover/platform/database/lists/list-statements';
import { readList } from '@rover/platform/database/lists/read-list';
import { type ListStream, streamList } from '@rover/platform/database/lists/stream-list';
import { Repository } from 'typeorm';
import { talliedTotal } from '../news/tallies.js';
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
    const { rows, ...counted } = await readList(this.rsvps, query, selectionOf(query));
    return { rsvpBookings: rows.map(presentRsvp), ...counted, page: query.page, pageSize: query.pageSize };
  }

  /** All RSVPs that match, whatever page is asked for. */
  stream(query: RsvpListDto): Promise<ListStream<Rsvp>> {
    return streamList(this.rsvps, query, selectionOf(query));
  }
}

function selectionOf(query: RsvpListDto): Selection {
  const { status, eventId, sort } = query;
  const conditions = [];
  if (status !== 'all') conditions.push('status = :status');
  if (eventId !== undefined) conditions.push('event_id = :eventId');
  const tally = eventId === undefined ? talliedTotal('rsvps', query) : undefined;
  return { conditions, parameters: { status, eventId }, sortedBy: ordersOf[sort], tally };
}
