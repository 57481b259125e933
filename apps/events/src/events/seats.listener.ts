import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage, OnMessages } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { countRegistered } from './count-registered.js';
import { RepublishEvents } from './republish-events.js';

/** Handles what bookings tells of the seats of events. */
@Injectable()
export class SeatsListener {
  constructor(private readonly republishing: RepublishEvents) {}

  @OnMessages('seats.changed', { consumer: 'events.registered' })
  async changed(messages: readonly Message<'seats.changed'>[], manager: EntityManager): Promise<void> {
    await countRegistered(
      manager,
      messages.map(({ payload, requestId }) => ({ ...payload, requestId })),
    );
  }

  @OnMessage('seats.reviewed', { consumer: 'events.seats-reviewed' })
  async reviewed(
    { seats }: MessagePayloads['seats.reviewed'],
    { requestId }: Message<'seats.reviewed'>,
    manager: EntityManager,
  ): Promise<void> {
    await countRegistered(
      manager,
      seats.map((seat) => ({ ...seat, requestId })),
    );
    await this.republishing.republish(manager, seats);
  }
}
