import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { Seats } from './seats.js';

/** Keeps what events tells of changed and deleted events, so that placing an RSVP need not ask. */
@Injectable()
export class EventListener {
  constructor(private readonly seats: Seats) {}

  @OnMessage('event.saved', { consumer: 'bookings.event-saved' })
  async saved(
    event: MessagePayloads['event.saved'],
    _message: Message<'event.saved'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.seats.learn(manager, event);
  }

  @OnMessage('event.deleted', { consumer: 'bookings.event-deleted' })
  async deleted(
    { eventId, version }: MessagePayloads['event.deleted'],
    _message: Message<'event.deleted'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.seats.close(manager, eventId, version);
  }
}
