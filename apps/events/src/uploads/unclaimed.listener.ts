import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { EventUploads } from './event-uploads.js';

/** Answers media about the uploads that it would delete. */
@Injectable()
export class UnclaimedListener {
  constructor(private readonly uploads: EventUploads) {}

  @OnMessage('media.unclaimed', { consumer: 'events.unclaimed' })
  async unclaimed(
    { urls }: MessagePayloads['media.unclaimed'],
    _message: Message<'media.unclaimed'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.uploads.answer(manager, urls);
  }
}
