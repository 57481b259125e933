import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import { type DemoGuest, demoEvents } from '@rover/venue/events/demo-events';
import type { EntityManager } from 'typeorm';
import { Seats } from '../seats/seats.js';
import { hashCancelToken, newCancelToken } from './cancel-token.js';

const firstVersion = 1;

/**
 * Seats the guests of the sample events as these are made; they get no mail. It subscribes even where no samples are
 * wanted: then there are no such events, and the broker keeps the queue of this consumer anyway.
 */
@Injectable()
export class DemoGuests {
  constructor(private readonly seats: Seats) {}

  @OnMessage('event.saved', { consumer: 'bookings.demo-guests' })
  async seat(
    event: MessagePayloads['event.saved'],
    _message: Message<'event.saved'>,
    manager: EntityManager,
  ): Promise<void> {
    const sample = demoEvents().find(({ id }) => id === event.eventId);
    if (!sample || event.version !== firstVersion) return;
    await this.seats.learn(manager, event);
    // The first version may be told again, under another message id.
    const untaken: unknown[] = await manager.query('SELECT FROM seats WHERE event_id = $1 AND version = 0 FOR UPDATE', [
      event.eventId,
    ]);
    if (untaken.length === 0) return;
    for (const [hoursAgo, guest] of sample.rsvps.entries()) await insertRsvp(manager, event, guest, hoursAgo);
    const places = sample.rsvps.reduce((sum, { guests }) => sum + guests, 0);
    await this.seats.take(manager, event.eventId, places);
  }
}

async function insertRsvp(
  manager: EntityManager,
  { eventId, title, eventDate, startsAt }: MessagePayloads['event.saved'],
  { fullName, email, guests, specialRequests }: DemoGuest,
  hoursAgo: number,
): Promise<void> {
  const secret = hashCancelToken(newCancelToken());
  await manager.query(
    `INSERT INTO rsvps (event_id, event_title, event_date, full_name, email, phone, guests, special_requests, status,
                        cancel_token_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, '', $6, $7, 'confirmed', $8, least(now(), $9) - $10 * interval '1 hour')`,
    [eventId, title, eventDate, fullName, email, guests, specialRequests, secret, startsAt, hoursAgo],
  );
}
