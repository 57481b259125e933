import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import { Outbox } from '@rover/platform/messaging/outbox';
import type { EntityManager } from 'typeorm';

/** Keeps `registered` at what bookings last told; news older than what is known changes nothing. */
@Injectable()
export class RegisteredCounter {
  constructor(private readonly outbox: Outbox) {}

  @OnMessage('seats.changed', { consumer: 'events.registered' })
  async count(
    { eventId, taken, version }: MessagePayloads['seats.changed'],
    _message: Message<'seats.changed'>,
    manager: EntityManager,
  ): Promise<void> {
    const [updated]: [{ slug: string }[], number] = await manager.query(
      'UPDATE events SET registered = $2, seats_version = $3 WHERE id = $1 AND seats_version < $3 RETURNING slug',
      [eventId, taken, version],
    );
    const [event] = updated;
    if (event) await this.outbox.add(manager, 'event.counted', { eventId, slug: event.slug, registered: taken });
  }
}
